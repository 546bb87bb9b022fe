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
    /** Bytes of a cache line. */
    private static final int LINE = 64;

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

    /**
     * A workshop.
     *
     * @param shared whether other threads work on the same layer
     */
    Tile(boolean shared) {
        this.shared = shared;
    }

    /**
     * Works out the boards on which one side has a row of a chunk.
     *
     * @param note whether changed boards are to be noted
     * @param moves whether that side moves
     * @return how many boards changed
     */
    long update(LayerWork work, boolean note, int sum, int chunk, boolean moves) {
        int otherSum = work.seeds - sum;
        int all = work.tables.places(otherSum).chunks();
        long changed = 0;
        for (int plane = 0; plane < work.planes.count(); plane++) {
            changed += moves
                    ? update(work, plane, note, sum, chunk, chunk + 1, 0, all)
                    : update(work, plane, note, otherSum, 0, all, chunk, chunk + 1);
        }
        return changed;
    }

    /** Works out the boards on which the mover has a row of some chunks and the other of some others. */
    private long update(
            LayerWork work, int plane, boolean note, int sum, int chunk, int endChunk, int firstOthers, int endOthers) {
        Places mover = work.tables.places(sum);
        Places other = work.tables.places(work.seeds - sum);
        int first = other.first(firstOthers);
        int stride = other.first(endOthers) - first;
        reserve(Places.MOST * stride, stride + EightBytes.BYTES);
        BoardBits.Block changes = note ? work.changed.get(plane).block(sum) : null;
        Slices settled = work.settled.get(plane).block(sum);
        Slices[] successors = work.successors(plane);
        int start = work.planes.start(plane, work.seeds);
        long changed = 0;
        for (int rows = chunk; rows < endChunk; rows++) {
            int count = mover.count(rows);
            for (int row = 0; row < count; row++) {
                int rank = mover.ranks[mover.first(rows) + row];
                best(work.tables, successors, settled, sum, rank, firstOthers, endOthers, row * stride);
                if (note) {
                    settled.raise(rank, first, stride, results, row * stride, start);
                }
            }
            changed += store(work.values[plane][sum], other, first, stride, mover.first(rows), count, changes);
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

    /** The best of the boards with one mover's row and other's rows of some chunks. */
    private void best(
            LayerTables tables,
            Slices[] successors,
            Slices settled,
            int sum,
            int rank,
            int firstOthers,
            int endOthers,
            int at) {
        int otherSum = tables.seeds - sum;
        Places other = tables.places(otherSum);
        int first = other.first(firstOthers);
        int words = other.first(endOthers) - first;
        SownRows.Sowings sowings = tables.rows.sown(sum).sowings();
        sourceCount = 0;
        int end = otherSum == 0 ? sowings.firstAcross(rank) : sowings.first(rank);
        for (int i = sowings.first(rank + 1) - 1; i >= end; i--) {
            int x = sowings.crossing(i);
            Slices block = successors[otherSum + x];
            int slice = sowings.row(i);
            if (x == 0) {
                addSource(block.array(slice), block.offset(slice) + first);
            } else {
                RowMap map = tables.kept(otherSum, x, sowings.endsAcross(i));
                byte[] image = images[sourceCount];
                image(map, firstOthers, endOthers, first, block.array(slice), block.offset(slice), image);
                hide(map.nothing, first, words, image);
                addSource(image, 0);
            }
        }
        combine(settled.array(rank), settled.offset(rank) + first, at, words);
    }

    private void addSource(byte[] source, int at) {
        sources[sourceCount] = source;
        sourceAt[sourceCount++] = at;
    }

    /**
     * Lays the successors of other's rows side by side. Pieces are copied in whole words: what a word has too much is overwritten by
     * the next piece, or stands behind the last row.
     */
    private static void image(
            RowMap map, int firstChunk, int endChunk, int first, byte[] source, int from, byte[] image) {
        long[] pieces = map.pieces();
        int end = map.firstPiece(endChunk);
        for (int i = map.firstPiece(firstChunk); i < end; i++) {
            long piece = pieces[i];
            EightBytes.set(image, (int) piece - first, EightBytes.get(source, from + (int) (piece >>> Integer.SIZE)));
        }
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
    private long store(
            Slices block, Places other, int first, int stride, int place, int rows, BoardBits.Block changes) {
        int[] ranks = other.ranks;
        long changed = 0;
        for (int column = 0; column < stride; column += LINE) {
            int end = Math.min(stride, column + LINE);
            for (int row = 0; row < rows; row += EightBytes.BYTES) {
                long live = rows - row >= EightBytes.BYTES ? -1L : -1L >>> -(Byte.SIZE * (rows - row));
                for (int at = column; at < end; at += EightBytes.BYTES) {
                    turn(row * stride + at, stride);
                    for (int i = 0; i < EightBytes.BYTES; i++) {
                        int slice = ranks[first + at + i];
                        if (slice == Runs.NOWHERE) {
                            break;
                        }
                        changed += put(block, slice, place + row, turned[i], live, changes);
                    }
                }
            }
        }
        return changed;
    }

    private int put(Slices block, int slice, int place, long word, long live, BoardBits.Block changes) {
        byte[] array = block.array(slice);
        int at = block.offset(slice) + place;
        long old = EightBytes.get(array, at);
        long change = (old ^ word) & live;
        if (change == 0) {
            return 0;
        }
        EightBytes.set(array, at, old ^ change);
        long different = EightBytes.notZero(change);
        if (changes != null) {
            changes.addEight(slice, place, different, shared);
        }
        return Long.bitCount(different);
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
