package io.github.owarelab.endgame.file;

/** Unpacks runs into 256 numbers. */
final class RunUnpacker {
    private static final int CODES_OF_EIGHT = 4;

    /** Eight groups of width 15, which a damaged file may claim, and a word read from there. */
    private static final int MOST_BYTES = 8 * 30 + Bytes.WORD;

    private final Section data;
    private final byte[] groups = new byte[MOST_BYTES];

    RunUnpacker(Section data) {
        this.data = data;
    }

    /** Unpacks the run that begins at a byte of the data. */
    void unpack(long run, byte[] numbers) {
        data.check(run, LayerFormat.RUN_HEAD);
        int widths = data.getInt(run);
        int bytes = 2 * LayerReader.sum(widths);
        if (bytes > 0) {
            data.check(run + LayerFormat.RUN_HEAD, bytes);
            data.get(run + LayerFormat.RUN_HEAD, groups, bytes);
        }
        int at = 0;
        for (int group = 0; group < LayerFormat.GROUPS; group++) {
            int base = data.getByte(run + LayerFormat.BASES + group);
            int width = widths >>> (group * LayerFormat.WIDTH_BITS) & 0xF;
            unpackGroup(at, base, width, numbers, group * LayerFormat.GROUP_VALUES);
            at += 2 * width;
        }
    }

    private void unpackGroup(int from, int base, int width, byte[] numbers, int to) {
        long least = (base & 0x7F) * Bytes.ONES;
        int step = base < 0 ? 1 : 2;
        for (int word = 0; word < LayerFormat.GROUP_VALUES / Bytes.WORD; word++) {
            int bit = word * CODES_OF_EIGHT * width;
            long codes = Bytes.get(groups, from + (bit >>> 3)) >>> (bit & 7);
            Bytes.set(numbers, to + word * Bytes.WORD, least + digits(codes, width) * step);
        }
    }

    private static long digits(long codes, int width) {
        int mask = (1 << width) - 1;
        long digits = 0;
        for (int i = 0; i < CODES_OF_EIGHT; i++) {
            int code = (int) (codes >>> (i * width)) & mask;
            int first = GroupCode.first(code, width);
            long pair = first | (code - first * GroupCode.radix(width)) << Byte.SIZE;
            digits |= pair << (i * Short.SIZE);
        }
        return digits;
    }
}
