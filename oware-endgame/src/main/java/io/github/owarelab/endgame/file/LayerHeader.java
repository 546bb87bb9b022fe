package io.github.owarelab.endgame.file;

import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.zip.CRC32C;

/** A layer file's header; {@link LayerFormat} draws it. */
record LayerHeader(LayerContents contents, long dataBytes, long[] starts, int checksumsChecksum) {
    private static final int VERSION_AT = 8;
    private static final int GAME_AT = 10;
    private static final int SEEDS_AT = 12;
    private static final int VALUES_AT = 13;
    private static final int DISTANCES_AT = 14;
    private static final int DATA_BYTES_AT = 16;
    private static final int EXACT_AT = 24;
    private static final int COUNTS_AT = 32;
    private static final int NO_BOUNDS = -1;
    private static final int MOST_BYTES =
            bytes(LayerFormat.MOST_SEEDS, LayerContents.MOST_VALUES, LayerContents.MOST_VALUES);

    static int bytes(LayerContents contents) {
        return bytes(contents.seeds(), contents.values(), contents.reach().size());
    }

    private static int bytes(int seeds, int values, int distances) {
        int planes = values + Reach.PLANES * distances;
        return COUNTS_AT
                + (2 * seeds + 1 + planes * (seeds + 1)) * Long.BYTES
                + distances * Reach.BYTES
                + 2 * Integer.BYTES;
    }

    ByteBuffer write() {
        int length = bytes(contents);
        ByteBuffer header = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        header.put(start(
                contents.game(),
                contents.seeds(),
                contents.values(),
                contents.reach().size()));
        header.putLong(DATA_BYTES_AT, dataBytes)
                .putLong(EXACT_AT, contents.exact().orElse(NO_BOUNDS));
        header.position(COUNTS_AT);
        for (long count : contents.counts()) {
            header.putLong(count);
        }
        for (Reach reach : contents.reach()) {
            header.putInt(reach.longest()).putLong(reach.beyond());
        }
        for (long start : starts) {
            header.putLong(start);
        }
        header.putInt(length - 2 * Integer.BYTES, checksumsChecksum);
        header.putInt(length - Integer.BYTES, checksum(header.array(), length - Integer.BYTES));
        return header.rewind();
    }

    /** The bytes before DataBytes. */
    private static byte[] start(Rules game, int seeds, int values, int distances) {
        ByteBuffer start = ByteBuffer.allocate(DATA_BYTES_AT).order(ByteOrder.LITTLE_ENDIAN);
        int version = distances > 0 ? LayerFormat.VERSION_WITH_DISTANCES : LayerFormat.VERSION;
        start.putLong(LayerFormat.MAGIC).putShort((short) version).putShort(StoredGame.code(game));
        start.put((byte) seeds).put((byte) values).put((byte) distances);
        return start.array();
    }

    /** Whether a file was the layer of some seeds of a game, with so many kinds of values, with distances or without. */
    static boolean isDamaged(FileChannel channel, Rules game, int seeds, int values) throws IOException {
        byte[] found = readStart(channel).array();
        return isDamaged(found, seeds, values, 0, start(game, seeds, values, 0))
                || isDamaged(found, seeds, values, values, start(game, seeds, values, values));
    }

    private static boolean isDamaged(byte[] found, int seeds, int values, int distances, byte[] start) {
        int some = Math.min(start.length, found.length);
        if (Arrays.equals(found, 0, some, start, 0, some)) {
            return true;
        }
        int checksumAt = bytes(seeds, values, distances) - Integer.BYTES;
        if (found.length < checksumAt + Integer.BYTES) {
            return false;
        }
        ByteBuffer mended = ByteBuffer.wrap(found.clone()).order(ByteOrder.LITTLE_ENDIAN);
        mended.put(start);
        return checksum(mended.array(), checksumAt) == mended.getInt(checksumAt);
    }

    /** As much of the file as a header may take. */
    private static ByteBuffer readStart(FileChannel channel) throws IOException {
        ByteBuffer start =
                ByteBuffer.allocate((int) Math.min(channel.size(), MOST_BYTES)).order(ByteOrder.LITTLE_ENDIAN);
        while (start.hasRemaining() && channel.read(start, start.position()) > 0) {}
        return start;
    }

    static LayerHeader read(Path file, FileChannel channel) throws IOException {
        ByteBuffer header = readStart(channel);
        byte[] bytes = header.array();
        checkStart(file, header);
        int seeds = header.get(SEEDS_AT);
        int values = header.get(VALUES_AT);
        if (seeds < 0 || seeds > LayerFormat.MOST_SEEDS || values != 1 && values != LayerContents.MOST_VALUES) {
            throw new BadLayerException(
                    file, SEEDS_AT, "it is said to hold " + values + " planes of boards of " + seeds + " seeds");
        }
        int distances = distances(file, header, values);
        int length = bytes(seeds, values, distances);
        if (bytes.length < length) {
            throw new BadLayerException(file, bytes.length, "the file ends within its header of " + length + " bytes");
        }
        int stored = header.getInt(length - Integer.BYTES);
        int computed = checksum(bytes, length - Integer.BYTES);
        if (stored != computed) {
            throw wrongChecksum(file, length - Integer.BYTES, "the header", stored, computed);
        }
        return parse(file, header, seeds, values, distances);
    }

    /** Of how many kinds of value there are distances: none in version 1, which had a 0 there, all in version 2. */
    private static int distances(Path file, ByteBuffer header, int values) throws BadLayerException {
        int distances = header.get(DISTANCES_AT);
        int expected = header.getShort(VERSION_AT) == LayerFormat.VERSION ? 0 : values;
        if (distances != expected) {
            throw new BadLayerException(
                    file,
                    DISTANCES_AT,
                    "it is said to hold distances of " + distances + " values, expected " + expected);
        }
        return distances;
    }

    private static void checkStart(Path file, ByteBuffer header) throws BadLayerException {
        if (header.capacity() < COUNTS_AT) {
            throw new BadLayerException(file, header.capacity(), "the file ends within its header");
        }
        if (header.getLong(0) != LayerFormat.MAGIC) {
            throw new BadLayerException(file, 0, "it is no layer file, for it does not begin with OWARETAB");
        }
        int version = header.getShort(VERSION_AT);
        if (version != LayerFormat.VERSION && version != LayerFormat.VERSION_WITH_DISTANCES) {
            throw new BadLayerException(
                    file,
                    VERSION_AT,
                    "its format version is " + version + ", expected " + LayerFormat.VERSION + " or "
                            + LayerFormat.VERSION_WITH_DISTANCES);
        }
    }

    private static LayerHeader parse(Path file, ByteBuffer header, int seeds, int values, int distances)
            throws BadLayerException {
        long[] counts = longs(header.position(COUNTS_AT), 2 * seeds + 1);
        Rules game = game(file, header.getShort(GAME_AT));
        OptionalLong exact = values > 1 ? OptionalLong.of(header.getLong(EXACT_AT)) : OptionalLong.empty();
        try {
            List<Reach> reach = new ArrayList<>();
            for (int i = 0; i < distances; i++) {
                reach.add(new Reach(header.getInt(), header.getLong()));
            }
            LayerContents contents = new LayerContents(game, seeds, counts, exact, reach);
            long[] starts = longs(header, contents.planes() * (seeds + 1));
            return new LayerHeader(contents, header.getLong(DATA_BYTES_AT), starts, header.getInt());
        } catch (IllegalArgumentException e) {
            throw new BadLayerException(file, EXACT_AT, e.getMessage());
        }
    }

    private static long[] longs(ByteBuffer header, int count) {
        long[] longs = new long[count];
        header.asLongBuffer().get(longs);
        header.position(header.position() + count * Long.BYTES);
        return longs;
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
                "it is damaged: the checksum of " + part + " is " + Integer.toHexString(computed) + ", expected "
                        + Integer.toHexString(stored));
    }

    static int checksum(byte[] bytes, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, length);
        return (int) checksum.getValue();
    }
}
