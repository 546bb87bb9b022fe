package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerFiles;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.endgame.verify.Verifier;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tables in files, opened for reading. Files are mapped into memory, not loaded, and each part is checked when it is
 * first touched; many threads may ask at once. Java lets go of the maps some time after the directory is no longer
 * used.
 *
 * <p>A build that goes on in the directory, or mends it, puts new files in the place of old ones, of which those who have them open
 * still see what was there. Nobody must change or cut off a file in place while it is open: a part that was checked before is not
 * checked again.
 */
public final class TableDirectory {
    private final Path directory;
    private final TableRules rules;
    private final Layers layers;

    private TableDirectory(Path directory, List<LayerReader> readers) {
        this.directory = directory;
        layers = new Layers(readers);
        rules = new TableRules(layers.rules());
    }

    /**
     * Opens tables and checks the files' headers and lengths.
     *
     * @param directory the directory that holds them
     * @return the tables
     * @throws TableException if there are none, a layer is missing between others, a file is damaged, or the files have
     *     been built for different moves
     */
    public static TableDirectory open(Path directory) throws TableException {
        if (!Files.isDirectory(directory)) {
            throw new TableException(directory + (Files.exists(directory) ? " is no directory" : " does not exist"));
        }
        try {
            List<LayerReader> readers = LayerFiles.open(directory);
            if (readers.isEmpty()) {
                throw new TableException(directory + holdsNone(directory));
            }
            return new TableDirectory(directory, readers);
        } catch (IOException e) {
            throw TableException.of(directory, e);
        }
    }

    private static String holdsNone(Path directory) {
        return AwariScores.areIn(directory)
                ? " holds Awari scores as published in 2003, no layers of tables; AwariScores reads them, on the command"
                        + " line 'tables probe' and whatever searches"
                : " holds no endgame tables";
    }

    /**
     * The moves that the tables were made for.
     *
     * @return their rules
     */
    public TableRules rules() {
        return rules;
    }

    Layers files() {
        return layers;
    }

    /**
     * The largest layer.
     *
     * @return the most seeds that the houses of a board may hold to be answered
     */
    public int seeds() {
        return layers.seeds();
    }

    /**
     * Whether the tables hold bounds.
     *
     * @return true if every layer does
     */
    public boolean hasBounds() {
        return layers.withBounds() > layers.seeds();
    }

    /**
     * The largest layer whose bounds can be asked for: they need those of all smaller layers.
     *
     * @return the most seeds that the houses of a board with bounds may hold, -1 if there are none
     */
    public int boundsSeeds() {
        return layers.withBounds() - 1;
    }

    /**
     * Whether the tables hold distances.
     *
     * @return true if every layer does
     */
    public boolean hasDistance() {
        return layers.distances() > layers.seeds();
    }

    /**
     * What is uneven about the layers, such as bounds that some hold and others do not.
     *
     * @return sentences for people, none about usual tables
     */
    public List<String> remarks() {
        return Stream.of(
                        gap("bounds", LayerContents::bounds, layers.withBounds()),
                        gap("distances", LayerContents::distances, layers.distances()))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<String> gap(String what, Predicate<LayerContents> holds, int layersWith) {
        List<Integer> without = IntStream.rangeClosed(0, layers.seeds())
                .filter(seeds -> !holds.test(layers.layer(seeds).contents()))
                .boxed()
                .toList();
        if (without.isEmpty() || without.size() > layers.seeds()) {
            return Optional.empty();
        }
        String numbers = without.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Optional.of(
                directory + " holds layers without " + what + ", of " + numbers + " seeds; " + what + " are told "
                        + (layersWith == 0 ? "of no board" : "up to " + (layersWith - 1) + " seeds")
                        + ", and a build with " + what
                        + " adds the others");
    }

    /**
     * What each file holds.
     *
     * @return the layers, fewest seeds first
     */
    public List<LayerInfo> layers() {
        List<LayerInfo> infos = new ArrayList<>();
        for (int seeds = 0; seeds <= layers.seeds(); seeds++) {
            infos.add(LayerInfo.of(layers.layer(seeds)));
        }
        return List.copyOf(infos);
    }

    /**
     * The split value of a board, the fastest way to ask.
     *
     * @param own the mover's packed row; its store is ignored
     * @param other the other's packed row; its store is ignored
     * @return seeds from the mover's view, stores left out
     * @throws IllegalArgumentException if the houses hold more than {@link #seeds()}
     * @throws UncheckedIOException around a {@link TableException} if a file is damaged there
     */
    public int probe(long own, long other) {
        try {
            return layers.value(Plane.SPLIT, own, other);
        } catch (UncheckedIOException e) {
            throw new UncheckedIOException(TableException.of(directory, e.getCause()));
        }
    }

    /**
     * What the tables know of a position and of each move. The position may have any number of seeds in its stores;
     * majority is ignored.
     *
     * @param position a position of rules with the same moves
     * @return its value, bounds and distances where the tables hold them, and what each legal move is worth
     * @throws TableException if a file is damaged
     * @throws IllegalArgumentException if the houses hold more than {@link #seeds()} or the rules have other moves
     */
    public Probe probe(Position position) throws TableException {
        Probe probe = values(position);
        return probe.seeds() < layers.distances() ? new TablePlayer(this).withDistances(probe) : probe;
    }

    /** The same without distances. */
    Probe values(Position position) throws TableException {
        checkMoves(position.rules());
        long own = position.own();
        long other = position.other();
        try {
            int value = layers.value(Plane.SPLIT, own, other);
            OptionalInt lower = OptionalInt.empty();
            OptionalInt upper = OptionalInt.empty();
            if (position.inHouses() <= boundsSeeds()) {
                int bounds = layers.bounds(own, other);
                lower = OptionalInt.of(EndgameTables.lower(bounds));
                upper = OptionalInt.of(EndgameTables.upper(bounds));
            }
            return new Probe(position, position.inHouses(), value, lower, upper, moves(position));
        } catch (UncheckedIOException e) {
            throw TableException.of(directory, e.getCause());
        }
    }

    private List<MoveValue> moves(Position position) {
        List<MoveValue> moves = new ArrayList<>();
        for (int left = rules.game().legalMoves(position.own(), position.other()); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int value = layers.afterMove(Plane.SPLIT, position.own(), position.other(), house);
            moves.add(new MoveValue(house, Moves.letter(position.toMove(), house), value));
        }
        moves.sort(Comparator.comparingInt(MoveValue::value).reversed());
        return moves;
    }

    /**
     * The tables as a search may use them. Where repetition splits evenly or cannot be, split values are exact. Elsewhere only
     * bounds are facts about a board; tables without bounds know nothing then.
     *
     * @param game the rules of the game that is searched
     * @return tables, up to {@link #boundsSeeds()} where split values are not exact; {@link EndgameTables#NONE} if these hold no
     *     bounds then
     * @throws IllegalArgumentException if the game has other moves
     */
    public EndgameTables tables(Rules game) {
        checkMoves(game);
        boolean split = rules.splitIsExact(game);
        return split || boundsSeeds() >= 0 ? new SearchTables(split) : EndgameTables.NONE;
    }

    /**
     * The tables as a search may use them, read into memory: several times as fast to ask, a byte for each board (86 MB up to 18
     * seeds). Where only bounds are facts about a board, and if there are more boards than half of the heap has bytes, they are
     * asked from the files, as by {@link #tables}.
     *
     * @param game the rules of the game that is searched
     * @return tables, or {@link EndgameTables#NONE} if split values are not exact and these hold no bounds
     * @throws TableException if a file is damaged
     * @throws IllegalArgumentException if the game has other moves
     */
    public EndgameTables tablesInMemory(Rules game) throws TableException {
        checkMoves(game);
        if (!rules.splitIsExact(game) || boards() > Runtime.getRuntime().maxMemory() / 2) {
            return tables(game);
        }
        try {
            return MemoryTables.read(layers);
        } catch (UncheckedIOException e) {
            throw TableException.of(directory, e.getCause());
        }
    }

    /**
     * Compares the checksums of all files; reads all of them.
     *
     * @throws TableException if a file is damaged
     */
    public void checkFiles() throws TableException {
        try {
            for (int seeds = 0; seeds <= layers.seeds(); seeds++) {
                layers.layer(seeds).checkAll();
            }
        } catch (IOException e) {
            throw TableException.of(directory, e);
        }
    }

    /**
     * Verifies the tables: all checksums, then values by nothing but the rules and the values one move on.
     *
     * <p>Of each layer all is checked that it holds, except bounds and distances above {@linkplain #remarks a layer that lacks
     * them}, which cannot be.
     *
     * <p>Without a sample every board and every count is checked, and also that no value rests only on boards which
     * lead back to it without a capture; that is a proof of all values. That takes a byte of heap a board and
     * plane for the largest layer, and is faster if the smaller ones fit too. A sample shows only that values agree with
     * those one move on. Stored distances are checked with all boards, in three bytes a board and plane, not in a sample.
     *
     * @param sample how many boards to draw at random, 0 for all
     * @param threads threads to use, at least 1
     * @param listener hears of progress
     * @return what is wrong
     * @throws TableException if a file is damaged
     * @throws IllegalArgumentException if a number is negative, there are no threads, or there is too little memory
     */
    public Verification verify(long sample, int threads, VerifyListener listener) throws TableException {
        if (sample < 0 || threads < 1) {
            throw new IllegalArgumentException(
                    "a verification takes 0 or more boards and 1 or more threads, not " + sample + " and " + threads);
        }
        long boards = sample > 0 ? sample : boards();
        Findings findings = new Findings(layers.rules(), boards, listener);
        Verifier verifier = new Verifier(layers, threads, Runtime.getRuntime().maxMemory() / 4 * 3, findings);
        try {
            verifier.checksums();
            if (sample > 0) {
                verifier.sample(sample);
            } else {
                verifier.all();
            }
        } catch (UncheckedIOException e) {
            throw TableException.of(directory, e.getCause());
        } catch (IOException e) {
            throw TableException.of(directory, e);
        }
        return findings.result();
    }

    private long boards() {
        return layers().stream().mapToLong(LayerInfo::boards).sum();
    }

    private void checkMoves(Rules game) {
        if (!rules.matches(game)) {
            String moves = StoredGame.isStored(game) ? TableRules.of(game).name() : game.name();
            throw new IllegalArgumentException(
                    directory + " holds tables for the moves of " + rules.name() + ", not of " + moves);
        }
    }

    /** Answers in pairs of bounds. */
    private final class SearchTables implements EndgameTables {
        private final boolean split;

        SearchTables(boolean split) {
            this.split = split;
        }

        @Override
        public int seeds() {
            return split ? layers.seeds() : boundsSeeds();
        }

        @Override
        public int probe(long own, long other) {
            if (split) {
                int value = TableDirectory.this.probe(own, other);
                return EndgameTables.bounds(value, value);
            }
            try {
                return layers.bounds(own, other);
            } catch (UncheckedIOException e) {
                throw new UncheckedIOException(TableException.of(directory, e.getCause()));
            }
        }

        @Override
        public int distance(long own, long other) {
            if (Row.sum(own) + Row.sum(other) >= layers.distances() || !layers.holds(other)) {
                return -1;
            }
            try {
                return split && probe(own, other) >= 0
                        ? -1
                        : layers.layer(Row.sum(own) + Row.sum(other))
                                .distance(split ? Plane.SPLIT : Plane.UPPER, own, other);
            } catch (UncheckedIOException e) {
                throw new UncheckedIOException(TableException.of(directory, e.getCause()));
            }
        }
    }
}
