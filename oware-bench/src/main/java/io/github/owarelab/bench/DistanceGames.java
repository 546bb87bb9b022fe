package io.github.owarelab.bench;

import io.github.owarelab.endgame.Probe;
import io.github.owarelab.endgame.TableDirectory;
import io.github.owarelab.endgame.TableException;
import io.github.owarelab.endgame.TablePlayer;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/**
 * Plays games from random boards by tables with distances, and counts in how many the side that the value favours gets it, though the
 * game is split evenly after 100 plies without a capture. It plays by the tables; the other side too, or at random.
 *
 * <p>Arguments: directory of the tables, games for each number of seeds and opponent, numbers of seeds.
 */
final class DistanceGames {
    private static final int LIMIT = 100;
    private static final int HOUSES = 6;

    private final Rules rules;
    private final TablePlayer player;
    private final Random random = new Random(1);

    private DistanceGames(TableDirectory tables) {
        rules = tables.rules().game();
        player = new TablePlayer(tables);
    }

    public static void main(String[] arguments) throws TableException {
        DistanceGames games = new DistanceGames(TableDirectory.open(Path.of(arguments[0])));
        int count = Integer.parseInt(arguments[1]);
        System.out.println("seeds  opponent  games  within 100: games collected  beyond 100: games collected");
        for (int i = 2; i < arguments.length; i++) {
            games.play(Integer.parseInt(arguments[i]), count, false);
            games.play(Integer.parseInt(arguments[i]), count, true);
        }
    }

    private void play(int seeds, int count, boolean careless) throws TableException {
        int[] played = new int[2];
        int[] collected = new int[2];
        while (played[0] + played[1] < count) {
            Position start = start(seeds);
            Probe probe = player.probe(start);
            if (probe.value() != 0) {
                int beyond = probe.distance().getAsInt() > LIMIT ? 1 : 0;
                int sign = Integer.signum(probe.value());
                played[beyond]++;
                collected[beyond] += sign * net(start, sign > 0, careless) >= sign * probe.value() ? 1 : 0;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%5d  %8s  %5d  %6d %6d  %6d %6d%n",
                seeds,
                careless ? "random" : "tables",
                count,
                played[0],
                collected[0],
                played[1],
                collected[1]);
    }

    /** A board on which every distribution of seeds has the same chance, but for North's row, which has an empty house. */
    private Position start(int seeds) {
        while (true) {
            int[] houses = new int[2 * HOUSES];
            int house = 0;
            for (int place = seeds + 2 * HOUSES - 1; place > 0; place--) {
                if (random.nextInt(place) < 2 * HOUSES - 1 - house) {
                    house++;
                } else {
                    houses[house]++;
                }
            }
            int[] south = Arrays.copyOf(houses, HOUSES);
            int[] north = Arrays.copyOfRange(houses, HOUSES, 2 * HOUSES);
            if (Arrays.stream(north).anyMatch(inHouse -> inHouse == 0)) {
                return Position.of(rules, south, north, 0, 0, Side.SOUTH);
            }
        }
    }

    /** What South gains, in seeds. */
    private int net(Position start, boolean southByTables, boolean careless) throws TableException {
        Position at = start;
        for (int captureless = 0; captureless < LIMIT; captureless++) {
            if (at.legalMoves() == 0) {
                int rows = sum(at, Side.SOUTH) - sum(at, Side.NORTH);
                return at.store(Side.SOUTH) - at.store(Side.NORTH) + rows;
            }
            boolean byTables = !careless || (at.toMove() == Side.SOUTH) == southByTables;
            int inHouses = at.inHouses();
            at = at.play(byTables ? player.move(at) : anyMove(at));
            captureless = at.inHouses() < inHouses ? -1 : captureless;
        }
        return at.store(Side.SOUTH) - at.store(Side.NORTH);
    }

    private static int sum(Position at, Side side) {
        int sum = 0;
        for (int house = 0; house < HOUSES; house++) {
            sum += at.seeds(side, house);
        }
        return sum;
    }

    private int anyMove(Position at) {
        int legal = at.legalMoves();
        for (int skip = random.nextInt(Integer.bitCount(legal)); skip > 0; skip--) {
            legal &= legal - 1;
        }
        return Integer.numberOfTrailingZeros(legal);
    }
}
