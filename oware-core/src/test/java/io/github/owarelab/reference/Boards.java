package io.github.owarelab.reference;

import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import java.util.Arrays;

/** Boards as the rules write them: the mover's houses, a bar, the other's houses. The mover is South. */
public final class Boards {
    private Boards() {}

    public static Position board(Rules rules, String rows) {
        return board(rules, rows, 0, 0);
    }

    public static Position board(Rules rules, String rows, int ownStore, int otherStore) {
        String[] parts = rows.split("\\|");
        return Position.of(rules, numbers(parts[0]), numbers(parts[1]), ownStore, otherStore, Side.SOUTH);
    }

    private static int[] numbers(String row) {
        return Arrays.stream(row.strip().split(" +"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    /** South's and North's houses as the rules write them. */
    public static String rows(Position position) {
        return row(position, Side.SOUTH) + " | " + row(position, Side.NORTH);
    }

    private static String row(Position position, Side side) {
        StringBuilder row = new StringBuilder();
        for (int house = 0; house < position.rules().houses(); house++) {
            row.append(house == 0 ? "" : " ").append(position.seeds(side, house));
        }
        return row.toString();
    }

    public static String legal(Position position) {
        return Moves.text(position.toMove(), position.legalMoves());
    }
}
