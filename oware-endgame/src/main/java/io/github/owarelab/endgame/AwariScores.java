package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.scores.ScoreFile;
import io.github.owarelab.endgame.scores.ScoreOrder;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The score database that solved Awari (Romein and Bal, 2003), opened for reading: a directory of files {@code scores.1}, {@code
 * scores.2} and so on, one for each number of seeds, with a signed byte for each board that a move can lead to: the split value in
 * seeds from the mover's view. Other boards are answered one move on. Many threads may ask at once.
 *
 * <p>The files hold no checksums: a wrong length and impossible scores are noticed, other damage is not.
 */
public final class AwariScores {
    private static final String NAME = "scores.";

    private final Path directory;
    private final ScoreFile[] files;

    private AwariScores(Path directory, List<ScoreFile> files) {
        this.directory = directory;
        this.files = files.toArray(ScoreFile[]::new);
    }

    /**
     * Whether a directory holds scores.
     *
     * @param directory any path
     * @return true if there is a file of scores
     */
    public static boolean areIn(Path directory) {
        return most(directory) > 0;
    }

    /**
     * Opens scores and checks the lengths of the files. A file for 0 seeds is not needed.
     *
     * @param directory the directory that holds {@code scores.1} and so on up to the most seeds
     * @return the scores
     * @throws TableException if there are none, one between others is missing, or a file has another length than it should
     */
    public static AwariScores open(Path directory) throws TableException {
        int most = most(directory);
        if (most == 0) {
            throw new TableException(directory + " holds no Awari scores");
        }
        List<ScoreFile> files = new ArrayList<>();
        files.add(null);
        for (int seeds = 1; seeds <= most; seeds++) {
            files.add(open(directory, seeds));
        }
        return new AwariScores(directory, files);
    }

    private static int most(Path directory) {
        int most = BuildOptions.MOST_SEEDS;
        while (most > 0 && Files.notExists(file(directory, most))) {
            most--;
        }
        return most;
    }

    private static ScoreFile open(Path directory, int seeds) throws TableException {
        Path path = file(directory, seeds);
        try {
            ScoreFile file = ScoreFile.open(path);
            long expected = ScoreOrder.boards(seeds);
            if (file.bytes() != expected) {
                throw new TableException(path + " at offset " + Math.min(file.bytes(), expected) + ": the file has "
                        + file.bytes() + " bytes, expected " + expected);
            }
            return file;
        } catch (NoSuchFileException e) {
            throw new TableException(directory + " has a gap: there is no " + path.getFileName(), e);
        } catch (IOException e) {
            throw TableException.of(path, e);
        }
    }

    /** Where the scores of a layer are. */
    static Path file(Path directory, int seeds) {
        return directory.resolve(NAME + seeds);
    }

    /**
     * The moves that the scores were made for.
     *
     * @return those of Awari
     */
    public TableRules rules() {
        return TableRules.of(RuleSet.AWARI);
    }

    /**
     * The largest layer.
     *
     * @return the most seeds that the houses of a board may hold to be answered
     */
    public int seeds() {
        return files.length - 1;
    }

    /**
     * The split value of a board, the fastest way to ask.
     *
     * @param own the mover's packed row; its store is ignored
     * @param other the other's packed row; its store is ignored
     * @return seeds from the mover's view, stores left out
     * @throws IllegalArgumentException if the houses hold more than {@link #seeds()}
     * @throws UncheckedIOException around a {@link TableException} if the score there is impossible
     */
    public int probe(long own, long other) {
        int seeds = Row.sum(own) + Row.sum(other);
        if (seeds >= files.length) {
            throw new IllegalArgumentException(
                    "the houses hold " + seeds + " seeds, but the scores end at " + seeds() + " seeds");
        }
        if (seeds == 0) {
            return 0;
        }
        return ScoreOrder.holds(other) ? score(files[seeds], seeds, ScoreOrder.index(own, other)) : best(own, other);
    }

    private static int score(ScoreFile file, int seeds, long at) {
        int score = file.score(at);
        if (score < -seeds || score > seeds) {
            throw new UncheckedIOException(new TableException(
                    file.path() + " at offset " + at + ": the score " + score + " is not -" + seeds + " to " + seeds));
        }
        return score;
    }

    /** The best of all moves; each leads to a stored board, for the house just sown is empty. */
    private int best(long own, long other) {
        int legal = RuleSet.AWARI.legalMoves(own, other);
        int best = legal == 0 ? Row.sum(own) - Row.sum(other) : Integer.MIN_VALUE;
        for (int left = legal; left != 0; left &= left - 1) {
            best = Math.max(best, afterMove(own, other, Integer.numberOfTrailingZeros(left)));
        }
        return best;
    }

    private int afterMove(long own, long other, int house) {
        long[] next = new long[2];
        int sown = RuleSet.AWARI.sow(own, other, house, next, 0);
        return Rules.captured(sown) - probe(next[0], next[1]);
    }

    /**
     * What the scores tell of a position and of each move. The position may have any number of seeds in its stores; majority is
     * ignored.
     *
     * @param position a position of rules with the moves of Awari
     * @return its value and what each legal move is worth
     * @throws TableException if a score is impossible
     * @throws IllegalArgumentException if the houses hold more than {@link #seeds()} or the rules have other moves
     */
    public Probe probe(Position position) throws TableException {
        checkMoves(position.rules());
        try {
            int value = probe(position.own(), position.other());
            OptionalInt none = OptionalInt.empty();
            return new Probe(position, position.inHouses(), value, none, none, moves(position));
        } catch (UncheckedIOException e) {
            throw TableException.of(directory, e.getCause());
        }
    }

    private List<MoveValue> moves(Position position) {
        List<MoveValue> moves = new ArrayList<>();
        for (int left = RuleSet.AWARI.legalMoves(position.own(), position.other()); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int value = afterMove(position.own(), position.other(), house);
            moves.add(new MoveValue(house, Moves.letter(position.toMove(), house), value));
        }
        moves.sort(Comparator.comparingInt(MoveValue::value).reversed());
        return moves;
    }

    /**
     * The scores as a search may use them: where repetition splits evenly they are exact, elsewhere they say nothing.
     *
     * @param game the rules of the game that is searched
     * @return tables, or {@link EndgameTables#NONE} if repetition does not split evenly
     * @throws IllegalArgumentException if the game has other moves than Awari
     */
    public EndgameTables tables(Rules game) {
        checkMoves(game);
        return game.repetition().split() ? new SearchTables() : EndgameTables.NONE;
    }

    private void checkMoves(Rules game) {
        if (!rules().matches(game)) {
            throw new IllegalArgumentException(
                    directory + " holds scores for the moves of awari, not for those of " + game.name());
        }
    }

    /** Answers in pairs of bounds. */
    private final class SearchTables implements EndgameTables {
        @Override
        public int seeds() {
            return AwariScores.this.seeds();
        }

        @Override
        public int probe(long own, long other) {
            int value = AwariScores.this.probe(own, other);
            return EndgameTables.bounds(value, value);
        }
    }
}
