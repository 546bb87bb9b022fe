/** The rules of oware and related sowing games: boards, moves, games and their notations. */
module io.github.owarelab.core {}
