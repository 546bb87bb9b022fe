/** Game-tree search for oware. */
module io.github.owarelab.search {
    requires transitive io.github.owarelab.core;
}
