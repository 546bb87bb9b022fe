package io.github.owarelab.endgame.file;

/** Packs 256 numbers into a run. */
final class RunPacker {
    /** The most bytes of a run. */
    static final int MOST_BYTES = LayerFormat.RUN_HEAD + LayerFormat.GROUPS * 2 * GroupCode.MOST_WIDTH;

    private static final long EVEN_BYTES = 0x00FF00FF00FF00FFL;
    private static final int WIDTH_SHIFT = 8;

    private RunPacker() {}

    /**
     * Packs a run.
     *
     * @param numbers 256 numbers of 0 to 127 from index {@code from}
     * @param to receives the run at {@code at}; up to 16 bytes after it are overwritten
     * @return bytes of the run
     */
    static int pack(byte[] numbers, int from, byte[] to, int at) {
        int widths = 0;
        int end = at + LayerFormat.RUN_HEAD;
        for (int group = 0; group < LayerFormat.GROUPS; group++) {
            int first = from + group * LayerFormat.GROUP_VALUES;
            int head = head(numbers, first);
            int width = head >>> WIDTH_SHIFT;
            to[at + LayerFormat.BASES + group] = (byte) head;
            widths |= width << (group * LayerFormat.WIDTH_BITS);
            if (width != 0) {
                packGroup(numbers, first, head, to, end);
            }
            end += 2 * width;
        }
        Bytes.setInt(to, at, widths);
        return end - at;
    }

    /** The base of a group and above it its width. */
    private static int head(byte[] numbers, int first) {
        long a = Bytes.get(numbers, first);
        long b = Bytes.get(numbers, first + Bytes.WORD);
        long c = Bytes.get(numbers, first + 2 * Bytes.WORD);
        long d = Bytes.get(numbers, first + 3 * Bytes.WORD);
        int least = Bytes.least(Bytes.min(Bytes.min(a, b), Bytes.min(c, d)));
        int range = Bytes.greatest(Bytes.max(Bytes.max(a, b), Bytes.max(c, d))) - least;
        long all = least * Bytes.ONES;
        boolean odd = ((a ^ all | b ^ all | c ^ all | d ^ all) & Bytes.ONES) != 0;
        return odd
                ? least | LayerFormat.ODD_STEPS | GroupCode.width(range) << WIDTH_SHIFT
                : least | GroupCode.width(range >> 1) << WIDTH_SHIFT;
    }

    private static void packGroup(byte[] numbers, int first, int head, byte[] to, int at) {
        int width = head >>> WIDTH_SHIFT;
        int halfStep = (head & LayerFormat.ODD_STEPS) == 0 ? 1 : 0;
        long least = (head & 0x7F) * Bytes.ONES;
        for (int half = 0; half < 2; half++) {
            int from = first + half * 2 * Bytes.WORD;
            long low = codes((Bytes.get(numbers, from) - least) >>> halfStep, width);
            long high = codes((Bytes.get(numbers, from + Bytes.WORD) - least) >>> halfStep, width);
            int start = at + half * width;
            Bytes.set(to, start, low | high << (4 * width));
            Bytes.set(to, start + Bytes.WORD, high >>> (Long.SIZE - 4 * width));
        }
    }

    /** The codes of eight digits, one after the other. */
    private static long codes(long digits, int width) {
        long lanes = (digits & EVEN_BYTES) * GroupCode.radix(width) + (digits >>> Byte.SIZE & EVEN_BYTES);
        long low = ((1L << width) - 1) * 0x100000001L;
        long pairs = lanes & low | lanes >>> (Short.SIZE - width) & low << width;
        return pairs & 0xFFFFFFFFL | pairs >>> Integer.SIZE << (2 * width);
    }
}
