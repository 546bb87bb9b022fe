package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;

/**
 * One thread's workshop: takes some mover's rows, works out the best of every board on them from the values of the
 * successors, and puts the results into the layer, where boards stand by the other's row.
 *
 * <p>Both halves read and write memory in runs: successors of one row lie in one slice for each house sown; results of up to 64
 * rows are turned round in the cache and written as whole cache lines.
 */
final class Tile {
    /** Bytes of results kept before they are turned round: half of a common second-level cache. */
    private static final int BYTES = 256 * 1024;

    /** Bytes of a cache line. */
    private static final int LINE = 64;

    /** How many slices the innermost loop reads at once. */
    private static final int AT_ONCE = 3;

    private static final long NEGATE = EightBytes.all(2 * Layer.ZERO);

    /** Stands for a successor that does not exist: the best value for the other, worse than any for the mover. */
    private static final long NOTHING = EightBytes.all(127);

    private final RowTables tables;
    private byte[] results = new byte[0];
    private final byte[][] images = new byte[RowRank.HOUSES][0];
    private final byte[][] sources = new byte[RowRank.HOUSES][];
    private final int[] sourceAt = new int[RowRank.HOUSES];
    private int sourceCount;

    Tile(RowTables tables) {
        this.tables = tables;
    }

    /**
     * Works out the rows of a task.
     *
     * @param note whether changed boards are to be noted
     * @return how many boards changed
     */
    long update(LayerWork work, int plane, boolean note, int task) {
        int sum = work.tasks.sum(task);
        int stride = EightBytes.padded(RowRank.count(work.seeds - sum)) + EightBytes.BYTES;
        int rows = Math.max(EightBytes.BYTES, Math.min(RowTasks.ROWS, BYTES / stride & -EightBytes.BYTES));
        reserve(rows * stride, stride);
        Slices block = work.values.get(plane).block(sum);
        BoardBits.Block changes = note ? work.changed.get(plane).block(sum) : null;
        long changed = 0;
        for (int from = work.tasks.first(task); from < work.tasks.end(task); from += rows) {
            int until = Math.min(work.tasks.end(task), from + rows);
            for (int rank = from; rank < until; rank++) {
                best(work.successors(plane), work.settled.get(plane), sum, rank, (rank - from) * stride);
                if (note) {
                    int start = work.planes.start(plane, work.seeds);
                    work.settled.get(plane).block(sum).raise(rank, results, (rank - from) * stride, start);
                }
            }
            changed += store(block, stride, from, until, changes);
        }
        return changed;
    }

    private void reserve(int bytes, int row) {
        if (results.length < bytes) {
            results = new byte[bytes];
        }
        if (images[0].length < row) {
            for (int i = 0; i < images.length; i++) {
                images[i] = new byte[row];
            }
        }
    }

    /** The best of every board on one mover's row. */
    private void best(Layer successors, SettledMoves settled, int sum, int rank, int at) {
        int otherSum = successors.seeds - sum;
        Slices start = settled.block(sum);
        SownRows sown = tables.sown(sum);
        long own = tables.rows(sum)[rank];
        sourceCount = 0;
        int scattered = 0;
        for (int left = tables.sowable(own); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int seeds = Row.seeds(own, house);
            int x = Sowing.crossing(house, seeds);
            RowMap map = tables.kept(otherSum, x, Sowing.endsAcross(house, seeds));
            Slices block = successors.block(otherSum + x);
            int slice = sown.left(rank, house);
            if (map == null) {
                if (otherSum > 0) {
                    addSource(block.array(slice), block.offset(slice));
                }
            } else if (map.runs == null) {
                scattered |= 1 << house;
            } else {
                image(map.runs, block.array(slice), block.offset(slice), images[sourceCount]);
                addSource(images[sourceCount], 0);
            }
        }
        combine(start.array(rank), start.offset(rank), at, start.stride);
        for (; scattered != 0; scattered &= scattered - 1) {
            int house = Integer.numberOfTrailingZeros(scattered);
            int seeds = Row.seeds(own, house);
            int x = Sowing.crossing(house, seeds);
            Slices block = successors.block(otherSum + x);
            int slice = sown.left(rank, house);
            raise(
                    tables.kept(otherSum, x, Sowing.endsAcross(house, seeds)).to,
                    block.array(slice),
                    block.offset(slice),
                    at);
        }
    }

    private void addSource(byte[] source, int at) {
        sources[sourceCount] = source;
        sourceAt[sourceCount++] = at;
    }

    /**
     * Lays the successors of all other's rows side by side; rows without one get a value that no successor beats. Runs are copied
     * in whole words: what a word has too much is overwritten by the next run, or stands behind the last row.
     */
    private static void image(int[] runs, byte[] source, int from, byte[] image) {
        for (int run = 0; run < runs.length; run += Runs.INTS) {
            int to = runs[run];
            int end = to + runs[run + 2];
            if (runs[run + 1] == Runs.NOWHERE) {
                for (; to < end; to += EightBytes.BYTES) {
                    EightBytes.set(image, to, NOTHING);
                }
            } else {
                int at = from + runs[run + 1];
                for (; to < end; to += EightBytes.BYTES, at += EightBytes.BYTES) {
                    EightBytes.set(image, to, EightBytes.get(source, at));
                }
            }
        }
    }

    /** The greatest of the settled values and the negated successors, word by word, three successors in a pass. */
    private void combine(byte[] settled, int settledAt, int at, int words) {
        byte[] start = settled;
        int startAt = settledAt;
        int done = 0;
        do {
            int more = Math.min(AT_ONCE, sourceCount - done);
            switch (more) {
                case 0 -> System.arraycopy(start, startAt, results, at, words);
                case 1 -> combine1(start, startAt, done, at, words);
                case 2 -> combine2(start, startAt, done, at, words);
                default -> combine3(start, startAt, done, at, words);
            }
            done += more;
            start = results;
            startAt = at;
        } while (done < sourceCount);
    }

    private void combine1(byte[] start, int startAt, int first, int at, int words) {
        byte[] to = results;
        byte[] a = sources[first];
        int aAt = sourceAt[first];
        for (int i = 0; i < words; i += EightBytes.BYTES) {
            long best = NEGATE - EightBytes.get(a, aAt + i);
            EightBytes.set(to, at + i, EightBytes.max(EightBytes.get(start, startAt + i), best));
        }
    }

    private void combine2(byte[] start, int startAt, int first, int at, int words) {
        byte[] to = results;
        byte[] a = sources[first];
        int aAt = sourceAt[first];
        byte[] b = sources[first + 1];
        int bAt = sourceAt[first + 1];
        for (int i = 0; i < words; i += EightBytes.BYTES) {
            long best = NEGATE - EightBytes.min(EightBytes.get(a, aAt + i), EightBytes.get(b, bAt + i));
            EightBytes.set(to, at + i, EightBytes.max(EightBytes.get(start, startAt + i), best));
        }
    }

    private void combine3(byte[] start, int startAt, int first, int at, int words) {
        byte[] to = results;
        byte[] a = sources[first];
        int aAt = sourceAt[first];
        byte[] b = sources[first + 1];
        int bAt = sourceAt[first + 1];
        byte[] c = sources[first + 2];
        int cAt = sourceAt[first + 2];
        for (int i = 0; i < words; i += EightBytes.BYTES) {
            long least = EightBytes.min(EightBytes.get(a, aAt + i), EightBytes.get(b, bAt + i));
            long best = NEGATE - EightBytes.min(least, EightBytes.get(c, cAt + i));
            EightBytes.set(to, at + i, EightBytes.max(EightBytes.get(start, startAt + i), best));
        }
    }

    /** Raises results to the negated successors, row by row. */
    private void raise(int[] to, byte[] source, int from, int at) {
        byte[] best = results;
        for (int other = 0; other < to.length; other++) {
            int after = to[other];
            int nowhere = after >> 31;
            int value = 2 * Layer.ZERO - source[from + (after & ~nowhere)] & ~nowhere;
            best[at + other] = (byte) Math.max(best[at + other], value);
        }
    }

    /** A cache line of results and a cache line of each slice at a time. */
    private long store(Slices block, int stride, int from, int until, BoardBits.Block changes) {
        long changed = 0;
        for (int first = 0; first < block.count; first += LINE) {
            int end = Math.min(block.count, first + LINE);
            for (int rank = from; rank < until; rank += EightBytes.BYTES) {
                long live = until - rank >= EightBytes.BYTES ? -1L : -1L >>> -(Byte.SIZE * (until - rank));
                for (int slice = first; slice < end; slice += EightBytes.BYTES) {
                    changed += turn(block, stride, (rank - from) * stride + slice, rank, slice, live, changes);
                }
            }
        }
        return changed;
    }

    /** Turns eight rows of eight results round and puts them into eight slices. */
    private long turn(Slices block, int stride, int at, int rank, int slice, long live, BoardBits.Block changes) {
        byte[] r = results;
        long a = EightBytes.get(r, at);
        long b = EightBytes.get(r, at + stride);
        long c = EightBytes.get(r, at + 2 * stride);
        long d = EightBytes.get(r, at + 3 * stride);
        long e = EightBytes.get(r, at + 4 * stride);
        long f = EightBytes.get(r, at + 5 * stride);
        long g = EightBytes.get(r, at + 6 * stride);
        long h = EightBytes.get(r, at + 7 * stride);
        long t = ((a >>> 32) ^ e) & 0xFFFFFFFFL;
        e ^= t;
        a ^= t << 32;
        t = ((b >>> 32) ^ f) & 0xFFFFFFFFL;
        f ^= t;
        b ^= t << 32;
        t = ((c >>> 32) ^ g) & 0xFFFFFFFFL;
        g ^= t;
        c ^= t << 32;
        t = ((d >>> 32) ^ h) & 0xFFFFFFFFL;
        h ^= t;
        d ^= t << 32;
        t = ((a >>> 16) ^ c) & 0xFFFF0000FFFFL;
        c ^= t;
        a ^= t << 16;
        t = ((b >>> 16) ^ d) & 0xFFFF0000FFFFL;
        d ^= t;
        b ^= t << 16;
        t = ((e >>> 16) ^ g) & 0xFFFF0000FFFFL;
        g ^= t;
        e ^= t << 16;
        t = ((f >>> 16) ^ h) & 0xFFFF0000FFFFL;
        h ^= t;
        f ^= t << 16;
        t = ((a >>> 8) ^ b) & 0xFF00FF00FF00FFL;
        b ^= t;
        a ^= t << 8;
        t = ((c >>> 8) ^ d) & 0xFF00FF00FF00FFL;
        d ^= t;
        c ^= t << 8;
        t = ((e >>> 8) ^ f) & 0xFF00FF00FF00FFL;
        f ^= t;
        e ^= t << 8;
        t = ((g >>> 8) ^ h) & 0xFF00FF00FF00FFL;
        h ^= t;
        g ^= t << 8;
        int slices = block.count - slice;
        long changed = put(block, slice, rank, a, live, changes);
        if (slices > 1) changed += put(block, slice + 1, rank, b, live, changes);
        if (slices > 2) changed += put(block, slice + 2, rank, c, live, changes);
        if (slices > 3) changed += put(block, slice + 3, rank, d, live, changes);
        if (slices > 4) changed += put(block, slice + 4, rank, e, live, changes);
        if (slices > 5) changed += put(block, slice + 5, rank, f, live, changes);
        if (slices > 6) changed += put(block, slice + 6, rank, g, live, changes);
        if (slices > 7) changed += put(block, slice + 7, rank, h, live, changes);
        return changed;
    }

    private static int put(Slices block, int slice, int rank, long word, long live, BoardBits.Block changes) {
        byte[] array = block.array(slice);
        int at = block.offset(slice) + rank;
        long old = EightBytes.get(array, at);
        long change = (old ^ word) & live;
        if (change == 0) {
            return 0;
        }
        EightBytes.set(array, at, old ^ change);
        long different = EightBytes.notZero(change);
        if (changes != null) {
            changes.addEight(slice, rank, different);
        }
        return Long.bitCount(different);
    }
}
