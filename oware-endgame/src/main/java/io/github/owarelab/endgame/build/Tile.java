package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.rank.RowRank;

/**
 * One thread's workshop: works out the best of every board of a tile from the values of the successors, and puts the results
 * into the layer, where boards stand by the other's row.
 *
 * <p>Both halves read and write memory in runs: successors of one mover's row lie in one slice for each house sown; results are
 * turned round in the first-level cache.
 */
final class Tile {
    /** How many slices the innermost loop reads at once. */
    private static final int AT_ONCE = 3;

    /** The most houses a row has to sow from. */
    private static final int HOUSES = RowRank.HOUSES;

    private static final long NEGATE = EightBytes.all(2 * Layer.ZERO);

    /** Stands for a successor that does not exist: the best value for the other, worse than any for the mover. */
    static final byte NOTHING = 127;

    private final boolean shared;
    private byte[] results = new byte[0];
    private final long[] turned = new long[EightBytes.BYTES];
    private final byte[][] images = new byte[HOUSES][0];
    private final byte[][] sources = new byte[HOUSES][];
    private final int[] sourceAt = new int[HOUSES];
    private int sourceCount;

    private int otherSum;
    private int otherDistance;
    private int otherEnd;
    private int firstOther;
    private int words;

    /**
     * A workshop.
     *
     * @param shared whether other threads work on the same layer
     */
    Tile(boolean shared) {
        this.shared = shared;
    }

    /**
     * Works out the boards of a task.
     *
     * @param note whether changed boards are to be noted
     * @return how many boards changed
     */
    long update(LayerWork work, PairTasks tasks, int task, boolean note) {
        int sum = tasks.sum(task);
        int first = tasks.first(task);
        int rows = tasks.rows(task);
        otherSum = work.seeds - sum;
        otherDistance = tasks.otherDistance(task);
        otherEnd = tasks.otherEnd(task);
        RowOrder other = work.tables.rows.order(otherSum);
        firstOther = other.first(otherDistance);
        int others = other.first(otherEnd) - firstOther;
        words = EightBytes.padded(others);
        reserve(EightBytes.padded(rows) * words, words + EightBytes.BYTES);
        long changed = 0;
        for (int plane = 0; plane < work.planes.count(); plane++) {
            PairBlock block = work.settled.get(plane).block(sum);
            Slices settled = block.slices(otherDistance);
            int start = block.start(otherDistance);
            for (int row = 0; row < rows; row++) {
                best(work.tables.rows, work.successors(plane), sum, first + row);
                combine(settled.array(first + row), settled.offset(first + row) + start, row * words, words);
                if (note) {
                    settled.raise(
                            first + row, start, others, results, row * words, work.planes.start(plane, work.seeds));
                }
            }
            BoardBits.Block changes = note ? work.changed.get(plane).block(sum) : null;
            changed += store(work.values[plane][sum], others, first, rows, changes);
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

    /** Finds the successors of the boards with one mover's row. */
    private void best(RowTables tables, Slices[] successors, int sum, int rank) {
        Sowings sowings = tables.sown(sum).sowings();
        sourceCount = 0;
        int end = otherSum == 0 ? sowings.firstAcross(rank) : sowings.first(rank);
        for (int i = sowings.first(rank + 1) - 1; i >= end; i--) {
            int x = sowings.crossing(i);
            Slices block = successors[otherSum + x];
            int slice = sowings.row(i);
            if (x == 0) {
                addSource(block.array(slice), block.offset(slice) + firstOther);
            } else {
                byte[] image = images[sourceCount];
                RowMap map = tables.kept(otherSum, x, sowings.endsAcross(i));
                image(map, block.array(slice), block.offset(slice), image);
                hide(map.nothing, firstOther, words, image);
                addSource(image, 0);
            }
        }
    }

    /**
     * Lays the successors of the other's rows side by side. Pieces are copied in whole words: what a word has too much is overwritten by
     * the next piece, or stands behind the last row.
     */
    private void image(RowMap map, byte[] source, int from, byte[] image) {
        long[] pieces = map.pieces();
        int first = firstOther;
        int end = map.firstPiece(otherEnd);
        for (int i = map.firstPiece(otherDistance); i < end; i++) {
            long piece = pieces[i];
            EightBytes.set(image, (int) piece - first, EightBytes.get(source, from + (int) (piece >>> Integer.SIZE)));
        }
    }

    private void addSource(byte[] source, int at) {
        sources[sourceCount] = source;
        sourceAt[sourceCount++] = at;
    }

    /** Gives rows that do not take part a value that no successor beats. */
    private static void hide(byte[] nothing, int first, int words, byte[] image) {
        for (int i = 0; i < words; i += EightBytes.BYTES) {
            EightBytes.set(image, i, EightBytes.get(image, i) | EightBytes.get(nothing, first + i));
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

    /** Puts rows of results into slices: results of one other's row side by side. */
    private long store(Slices block, int others, int first, int rows, BoardBits.Block changes) {
        long changed = 0;
        for (int column = 0; column < others; column += EightBytes.BYTES) {
            int some = Math.min(EightBytes.BYTES, others - column);
            for (int row = 0; row < rows; row += EightBytes.BYTES) {
                turn(row * words + column, words);
                for (int i = 0; i < some; i++) {
                    int slice = firstOther + column + i;
                    long different = put(block.array(slice), block.offset(slice) + first + row, turned[i], rows - row);
                    if (different != 0) {
                        changed += Long.bitCount(different);
                        if (changes != null) {
                            changes.addEight(slice, first + row, different, shared);
                        }
                    }
                }
            }
        }
        return changed;
    }

    /** Puts some results side by side. Returns the top bits of those that changed. */
    private static long put(byte[] array, int at, long word, int some) {
        long change = (EightBytes.get(array, at) ^ word) & EightBytes.first(some);
        if (change != 0) {
            EightBytes.setFirst(array, at, word, some);
        }
        return EightBytes.notZero(change);
    }

    /** Turns eight rows of eight results round. */
    private void turn(int at, int stride) {
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
        turned[0] = a;
        turned[1] = b;
        turned[2] = c;
        turned[3] = d;
        turned[4] = e;
        turned[5] = f;
        turned[6] = g;
        turned[7] = h;
    }
}
