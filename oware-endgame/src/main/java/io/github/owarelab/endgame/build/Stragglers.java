package io.github.owarelab.endgame.build;

import java.util.Arrays;

/**
 * The end of a layer, when few boards still change: follows each change to the boards that it can change in turn, round after
 * round, until nothing changes.
 *
 * <p>A value only ever moves away from where its plane started. So a board whose successor became worse for the other matters
 * only to boards that may still rise, and the other way round. From the last sweep on the settled moves of a board that has risen
 * hold its value: its rows lie side by side there, while the layer's lie far apart.
 */
final class Stragglers {
    private final LayerTables tables;
    private final LayerWork work;
    private final Team team;
    private final RowTasks tasks;
    private final BoardBits[] rising;
    private final BoardBits[] falling;
    private final FewBoards[] lists;
    private final long[] looked;

    Stragglers(LayerWork work, RowTasks tasks, Team team) {
        this.tables = work.tables;
        this.work = work;
        this.tasks = tasks;
        this.team = team;
        rising = new BoardBits[work.planes.count()];
        falling = new BoardBits[work.planes.count()];
        for (int plane = 0; plane < work.planes.count(); plane++) {
            rising[plane] = BoardBits.byMoverRow(tables);
            falling[plane] = BoardBits.byMoverRow(tables);
        }
        lists = new FewBoards[team.size];
        Arrays.setAll(lists, worker -> new FewBoards());
        looked = new long[team.size];
    }

    /** Runs until nothing changes. */
    void settle() {
        team.run(0, tasks.count(), this::spread);
        long before;
        do {
            before = Arrays.stream(looked).sum();
            for (int sum = 0; sum <= work.seeds; sum++) {
                lookAt(sum);
                run(work.seeds - sum, this::spread);
            }
        } while (Arrays.stream(looked).sum() != before);
    }

    private void lookAt(int sum) {
        if (Arrays.stream(rising).anyMatch(boards -> boards.block(sum).isTouched())
                || Arrays.stream(falling).anyMatch(boards -> boards.block(sum).isTouched())) {
            work.settled.forEach(moves -> moves.hold(sum));
            run(sum, this::look);
            work.settled.forEach(moves -> moves.release(sum, true));
        }
    }

    private void run(int sum, Team.Task task) {
        team.run(tasks.firstOf(sum), tasks.firstOf(sum + 1), task);
    }

    /** Marks what the changed boards of some other's rows can change. */
    private void spread(int worker, int task) {
        int otherSum = tasks.sum(task);
        for (int plane = 0; plane < work.planes.count(); plane++) {
            BoardBits.Block changed = work.changed.get(plane).block(work.seeds - otherSum);
            for (int other = tasks.first(task); other < tasks.end(task); other++) {
                if (changed.take(other)) {
                    spread(lists[worker], plane, changed, otherSum, other);
                }
            }
        }
    }

    /** Lists the changed boards of a slice, those below the start from the front, the others from the back. */
    private void spread(FewBoards list, int plane, BoardBits.Block changed, int otherSum, int other) {
        Slices block = work.values[plane][work.seeds - otherSum];
        int start = work.planes.start(plane, work.seeds);
        int movers = tables.rows.order(work.seeds - otherSum).count();
        list.reserve(movers);
        byte[] values = block.array(other);
        int at = block.offset(other);
        int below = 0;
        int above = movers;
        for (int word = 0; word < changed.wordsPerSlice; word++) {
            for (long bits = changed.takeWord(other, word); bits != 0; bits &= bits - 1) {
                int mover = (word << 6) + Long.numberOfTrailingZeros(bits);
                if (values[at + mover] < start) {
                    list.ranks[below++] = mover;
                } else {
                    list.ranks[--above] = mover;
                }
            }
        }
        int predecessors = work.planes.successors(plane);
        mark(rising[predecessors], list, 0, below, otherSum, other);
        mark(falling[predecessors], list, above, movers, otherSum, other);
    }

    /** Marks the boards from which listed boards came without a capture. */
    private void mark(BoardBits marks, FewBoards list, int from, int until, int otherSum, int other) {
        if (from == until) {
            return;
        }
        Sowings origins = tables.rows.origins(otherSum);
        int moverSum = work.seeds - otherSum;
        for (int i = origins.first(other); i < origins.first(other + 1); i++) {
            int x = origins.crossing(i);
            if (x > moverSum) {
                return;
            }
            RowMap map = tables.rows.kept(moverSum - x, x, origins.endsAcross(i));
            BoardBits.Block block = marks.block(otherSum + x);
            for (int j = from; j < until; j++) {
                int before = map == null ? list.ranks[j] : map.from[list.ranks[j]];
                if (before != Runs.NOWHERE) {
                    block.add(origins.row(i), before, team.size > 1);
                }
            }
        }
    }

    /** Works out the marked boards of some mover's rows. */
    private void look(int worker, int task) {
        int sum = tasks.sum(task);
        for (int plane = 0; plane < work.planes.count(); plane++) {
            BoardBits.Block up = rising[plane].block(sum);
            BoardBits.Block down = falling[plane].block(sum);
            for (int mover = tasks.first(task); mover < tasks.end(task); mover++) {
                if (up.take(mover) | down.take(mover)) {
                    looked[worker] += look(lists[worker], plane, sum, mover);
                }
            }
        }
    }

    private long look(FewBoards list, int plane, int sum, int mover) {
        PairBlock known = work.settled.get(plane).block(sum);
        list.reserve(tables.rows.order(work.seeds - sum).count() + 1);
        int count = listOpen(list, plane, sum, mover);
        list.raise(tables, work.successors(plane), sum, mover, count);
        Slices block = work.values[plane][sum];
        BoardBits.Block changed = work.changed.get(plane).block(sum);
        int start = work.planes.start(plane, work.seeds);
        for (int i = 0; i < count; i++) {
            int other = list.ranks[i];
            byte value = list.values[i];
            if (value > start ? value > known.get(mover, other) : value < start && value != block.get(other, mover)) {
                block.set(other, mover, value);
                changed.add(other, mover, false);
                if (value > start) {
                    known.set(mover, other, value);
                }
            }
        }
        return count;
    }

    /** Lists the marked boards that can change, with the least that they are worth. */
    private int listOpen(FewBoards list, int plane, int sum, int mover) {
        BoardBits.Block up = rising[plane].block(sum);
        BoardBits.Block down = falling[plane].block(sum);
        PairBlock known = work.settled.get(plane).block(sum);
        int start = work.planes.start(plane, work.seeds);
        int count = 0;
        for (int word = 0; word < up.wordsPerSlice; word++) {
            long ups = up.takeWord(mover, word);
            long downs = down.takeWord(mover, word);
            for (long bits = ups | downs; bits != 0; bits &= bits - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(bits);
                byte value = known.get(mover, other);
                list.ranks[count] = other;
                list.values[count] = value;
                count += (ups & bits & -bits) != 0 | value < start ? 1 : 0;
            }
        }
        return count;
    }
}
