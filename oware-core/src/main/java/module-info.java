/** Boards, rules, positions and games of Oware and its relatives. */
module io.github.owarelab.core {
    exports io.github.owarelab.board;
    exports io.github.owarelab.game;
    exports io.github.owarelab.rules;
    exports io.github.owarelab.tables;

    uses io.github.owarelab.tables.EndgameTablesProvider;
}
