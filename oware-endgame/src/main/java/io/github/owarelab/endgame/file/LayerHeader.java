package io.github.owarelab.endgame.file;

import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.zip.CRC32C;

/** A layer file's header; {@link LayerFormat} draws it. */
record LayerHeader(LayerContents contents, long dataBytes, long[] starts, int checksumsChecksum) {
    private static final int VERSION_AT = 8;
    private static final int GAME_AT = 10;
    private static final int SEEDS_AT = 12;
    private static final int PLANES_AT = 13;
    private static final int DATA_BYTES_AT = 16;
    private static final int EXACT_AT = 24;
    private static final int COUNTS_AT = 32;
    private static final int NO_BOUNDS = -1;

    static int bytes(int seeds, int planes) {
        return COUNTS_AT + (2 * seeds + 1 + planes * (seeds + 1)) * Long.BYTES + 2 * Integer.BYTES;
    }

    ByteBuffer write() {
        int length = bytes(contents.seeds(), contents.planes());
        ByteBuffer header = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        header.putLong(LayerFormat.MAGIC).putShort((short) LayerFormat.VERSION);
        header.putShort(StoredGame.code(contents.game()));
        header.put((byte) contents.seeds()).put((byte) contents.planes());
        header.putLong(DATA_BYTES_AT, dataBytes)
                .putLong(EXACT_AT, contents.exact().orElse(NO_BOUNDS));
        header.position(COUNTS_AT);
        for (long count : contents.counts()) {
            header.putLong(count);
        }
        for (long start : starts) {
            header.putLong(start);
        }
        header.putInt(length - 2 * Integer.BYTES, checksumsChecksum);
        header.putInt(length - Integer.BYTES, checksum(header.array(), length - Integer.BYTES));
        return header.rewind();
    }

    static LayerHeader read(Path file, FileChannel channel) throws IOException {
        byte[] bytes =
                new byte[(int) Math.min(channel.size(), bytes(LayerFormat.MOST_SEEDS, LayerContents.MOST_PLANES))];
        ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        while (header.hasRemaining() && channel.read(header, header.position()) > 0) {}
        checkStart(file, header);
        int seeds = header.get(SEEDS_AT);
        int planes = header.get(PLANES_AT);
        if (seeds < 0 || seeds > LayerFormat.MOST_SEEDS || planes != 1 && planes != LayerContents.MOST_PLANES) {
            throw new BadLayerException(
                    file, SEEDS_AT, "it is said to hold " + planes + " planes of boards of " + seeds + " seeds");
        }
        int length = bytes(seeds, planes);
        if (bytes.length < length) {
            throw new BadLayerException(file, bytes.length, "the file ends within its header of " + length + " bytes");
        }
        int stored = header.getInt(length - Integer.BYTES);
        int computed = checksum(bytes, length - Integer.BYTES);
        if (stored != computed) {
            throw wrongChecksum(file, length - Integer.BYTES, "the header", stored, computed);
        }
        return parse(file, header, seeds, planes);
    }

    private static void checkStart(Path file, ByteBuffer header) throws BadLayerException {
        if (header.capacity() < COUNTS_AT) {
            throw new BadLayerException(file, header.capacity(), "the file ends within its header");
        }
        if (header.getLong(0) != LayerFormat.MAGIC) {
            throw new BadLayerException(file, 0, "it is no layer file, for it does not begin with OWARETAB");
        }
        int version = header.getShort(VERSION_AT);
        if (version != LayerFormat.VERSION) {
            throw new BadLayerException(
                    file, VERSION_AT, "its format version is " + version + ", expected " + LayerFormat.VERSION);
        }
    }

    private static LayerHeader parse(Path file, ByteBuffer header, int seeds, int planes) throws BadLayerException {
        LongBuffer numbers = header.position(COUNTS_AT)
                .slice()
                .order(ByteOrder.LITTLE_ENDIAN)
                .asLongBuffer();
        long[] counts = new long[2 * seeds + 1];
        long[] starts = new long[planes * (seeds + 1)];
        numbers.get(counts).get(starts);
        Rules game = game(file, header.getShort(GAME_AT));
        OptionalLong exact = planes > 1 ? OptionalLong.of(header.getLong(EXACT_AT)) : OptionalLong.empty();
        try {
            LayerContents contents = new LayerContents(game, seeds, counts, exact);
            int checksumsChecksum = header.getInt(bytes(seeds, planes) - 2 * Integer.BYTES);
            return new LayerHeader(contents, header.getLong(DATA_BYTES_AT), starts, checksumsChecksum);
        } catch (IllegalArgumentException e) {
            throw new BadLayerException(file, EXACT_AT, e.getMessage());
        }
    }

    private static Rules game(Path file, short code) throws BadLayerException {
        Optional<Rules> game = StoredGame.rules(code);
        if (game.isEmpty()) {
            throw new BadLayerException(
                    file, GAME_AT, "its game has the unknown code " + Integer.toHexString(code & 0xFFFF));
        }
        return game.get();
    }

    static BadLayerException wrongChecksum(Path file, long at, String part, int stored, int computed) {
        return new BadLayerException(
                file,
                at,
                "the checksum of " + part + " is " + Integer.toHexString(computed) + ", expected "
                        + Integer.toHexString(stored));
    }

    static int checksum(byte[] bytes, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, length);
        return (int) checksum.getValue();
    }
}
