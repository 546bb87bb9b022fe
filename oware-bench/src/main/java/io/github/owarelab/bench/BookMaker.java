package io.github.owarelab.bench;

import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.OpeningBook;
import io.github.owarelab.search.SearchResult;
import io.github.owarelab.search.Searcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Makes the opening book of Abapa: searches the positions that games reach first, the likeliest first.
 *
 * <p>From each position all moves are followed. A move costs one ply and twice the seeds that it is worse than the best, by a
 * search less deep; the positions that cost least come first. One of the sides always plays its best move, as a side that has
 * a book does. Each search begins anew, so that a book can be made again; a run that was broken off goes on where it stopped.
 *
 * <pre>
 *   java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.BookMaker FILE POSITIONS DEPTH
 * </pre>
 */
public final class BookMaker {
    private static final RuleSet RULES = RuleSet.ABAPA;
    private static final int HASH_MEBIBYTES = 32;
    /** So much less deep all moves are compared. */
    private static final int SHALLOWER = 6;

    private static final int PER_SEED = 2;

    /**
     * A position to search.
     *
     * @param cost what the moves to it cost
     * @param number the order in which it was met, to break ties
     * @param strayed the side that left the best moves, null if none did
     */
    private record Task(Position position, int cost, int number, Side strayed) {}

    private final List<SearchResult> lines = new ArrayList<>();
    private final Searcher searcher = Searcher.builder()
            .hashMebibytes(HASH_MEBIBYTES)
            .withoutTables()
            .listener(this::keep)
            .build();
    private final PriorityQueue<Task> tasks =
            new PriorityQueue<>(Comparator.comparingInt(Task::cost).thenComparingInt(Task::number));
    private final Set<Position> met = new HashSet<>();
    private final Path file;
    private final int depth;

    private BookMaker(Path file, int depth) {
        this.file = file;
        this.depth = depth;
    }

    /**
     * Makes a book or goes on with one.
     *
     * @param args the file, the number of positions, the depth in plies
     * @throws IOException if the file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        new BookMaker(Path.of(args[0]), Integer.parseInt(args[2])).make(Integer.parseInt(args[1]));
    }

    private void make(int positions) throws IOException {
        if (!Files.exists(file)) {
            write("# Made by: java -cp oware-bench/target/benchmarks.jar "
                    + getClass().getName() + " " + file.getFileName()
                    + " " + positions + " " + depth + "\n# " + positions
                    + " positions, the likeliest first, each searched "
                    + depth + " plies deep without tables; position, move, net value in seeds, plies.\nrules "
                    + RULES.name() + "\n");
        }
        OpeningBook known = OpeningBook.read(file);
        add(Position.start(RULES), 0, null);
        for (int done = 0; done < positions && !tasks.isEmpty(); done++) {
            Task task = tasks.remove();
            Optional<OpeningBook.Entry> entry = known.find(task.position());
            int house = entry.isPresent() ? entry.get().house() : search(task.position());
            follow(task, house);
        }
    }

    private int search(Position position) throws IOException {
        searcher.clear();
        SearchResult best = searcher.search(position, Limits.depth(depth));
        char move = Moves.letter(position.toMove(), best.move());
        write(position + " " + move + " " + best.value() + " " + best.depth() + "\n");
        return best.move();
    }

    private void write(String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private void follow(Task task, int best) {
        Position position = task.position();
        Side mover = position.toMove();
        searcher.clear();
        searcher.search(position, Limits.depth(depth - SHALLOWER).withLines(RULES.houses()));
        int most = lines.stream().mapToInt(SearchResult::value).max().orElseThrow();
        for (SearchResult line : lines) {
            boolean strays = line.move() != best;
            if (!strays || task.strayed() != mover.opposite()) {
                int cost = task.cost() + 1 + (strays ? PER_SEED * (most - line.value()) : 0);
                add(position.play(line.move()), cost, strays ? mover : task.strayed());
            }
        }
    }

    /** Keeps the lines of the last iteration. */
    private void keep(SearchResult line) {
        if (line.line() == 1) {
            lines.clear();
        }
        lines.add(line);
    }

    private void add(Position position, int cost, Side strayed) {
        if (position.result().isEmpty() && met.add(position)) {
            tasks.add(new Task(position, cost, met.size(), strayed));
        }
    }
}
