package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.RowRank;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * Reads a layer file number by number, as the grammar of {@link LayerFormat} says and with none of the reader's code.
 */
final class SlowLayerFile {
    private static final int PIECE = 65536;

    final int grandSlam;
    final int singleSeeds;
    final int seeds;
    final int planes;
    final long exact;
    final long[] counts;

    private final byte[] bytes;
    private final ByteBuffer file;
    private final long[] starts;
    private final int[] runsBefore;
    private final int headerLength;
    private final int indexLength;
    private final long dataLength;

    SlowLayerFile(byte[] bytes) {
        this.bytes = bytes;
        file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        expect(new String(bytes, 0, 8, StandardCharsets.US_ASCII).equals("OWARETAB"), "magic");
        expect(file.getShort(8) == 1, "version");
        grandSlam = file.get(10);
        singleSeeds = file.get(11);
        seeds = file.get(12);
        planes = file.get(13);
        expect(file.getShort(14) == 0, "zero");
        dataLength = file.getLong(16);
        exact = file.getLong(24);
        counts = longs(32, 2 * seeds + 1);
        starts = longs(32 + 8 * counts.length, planes * (seeds + 1));
        headerLength = 32 + 8 * counts.length + 8 * starts.length + 8;
        runsBefore = runsBefore();
        indexLength = 4 * planes * runsBefore[seeds + 1];
        checkSums();
    }

    private long[] longs(int at, int count) {
        long[] longs = new long[count];
        for (int i = 0; i < count; i++) {
            longs[i] = file.getLong(at + 8 * i);
        }
        return longs;
    }

    private void checkSums() {
        int dataAt = headerLength + indexLength;
        int checksumsAt = (int) (dataAt + dataLength);
        List<Integer> expected = new ArrayList<>();
        for (int at = headerLength; at < dataAt; at += PIECE) {
            expected.add(checksum(at, Math.min(PIECE, dataAt - at)));
        }
        for (int at = dataAt; at < checksumsAt; at += PIECE) {
            expected.add(checksum(at, Math.min(PIECE, checksumsAt - at)));
        }
        for (int i = 0; i < expected.size(); i++) {
            expect(file.getInt(checksumsAt + 4 * i) == expected.get(i), "checksum " + i);
        }
        expect(bytes.length == checksumsAt + 4 * expected.size(), "length");
        expect(file.getInt(headerLength - 8) == checksum(checksumsAt, 4 * expected.size()), "checksum of checksums");
        expect(file.getInt(headerLength - 4) == checksum(0, headerLength - 4), "checksum of the header");
        expect(file.getInt(checksumsAt - 4) == 0, "zeros after the data");
    }

    private int checksum(int at, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, at, length);
        return (int) checksum.getValue();
    }

    /** Runs of a plane in the blocks before that of a mover's sum. */
    private int[] runsBefore() {
        int[] runs = new int[seeds + 2];
        for (int sum = 0; sum <= seeds; sum++) {
            int numbers = StoredRows.ranks(seeds - sum).length * RowRank.count(sum);
            runs[sum + 1] = runs[sum] + (numbers + 255) / 256;
        }
        return runs;
    }

    /** The number stored for the board at a place of a block. */
    int number(int plane, int moverSum, int place) {
        int run = plane * runsBefore[seeds + 1] + runsBefore[moverSum] + place / 256;
        long offset = 2 * Integer.toUnsignedLong(file.getInt(headerLength + 4 * run));
        int at = (int) (headerLength + indexLength + starts[plane * (seeds + 1) + moverSum] + offset);
        int[] widths = new int[8];
        for (int i = 0; i < 8; i++) {
            widths[i] = file.getInt(at) >>> (4 * i) & 15;
        }
        int group = place % 256 / 32;
        int groupAt = at + 12 + 2 * Arrays.stream(widths, 0, group).sum();
        int base = file.get(at + 4 + group) & 0xFF;
        int digit = digit(groupAt, widths[group], place % 32);
        return base % 128 + digit * (base < 128 ? 2 : 1);
    }

    private int digit(int groupAt, int width, int i) {
        int code = 0;
        for (int bit = 0; bit < width; bit++) {
            int place = i / 2 * width + bit;
            code |= (bytes[groupAt + place / 8] >>> (place % 8) & 1) << bit;
        }
        int radix = (int) Math.floor(Math.sqrt(Math.pow(2, width)));
        return i % 2 == 0 ? code / radix : code % radix;
    }

    private static void expect(boolean right, String what) {
        if (!right) {
            throw new AssertionError("wrong " + what);
        }
    }
}
