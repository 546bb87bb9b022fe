/** Game-tree search: from a position to a move and its value. */
package io.github.owarelab.search;
