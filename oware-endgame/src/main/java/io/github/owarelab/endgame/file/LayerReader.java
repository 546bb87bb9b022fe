package io.github.owarelab.endgame.file;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Reads a layer file through a memory map. What is read is checked before it is used; methods that read throw an {@link
 * UncheckedIOException} around a {@link BadLayerException} if it is damaged. Many threads may read at once.
 */
public final class LayerReader {
    private static final int GROUP_SHIFT = 5;
    private static final int RUN_SHIFT = 8;
    private static final int LOW_NIBBLES = 0x0F0F0F0F;

    private final Path file;
    private final LayerContents contents;
    private final long fileBytes;
    private final BoardPlaces places;
    private final long[] starts;
    private final Section index;
    private final Section data;

    private LayerReader(Path file, RandomAccessFile opened) throws IOException {
        this.file = file;
        FileChannel channel = opened.getChannel();
        LayerHeader header = LayerHeader.read(file, channel);
        contents = header.contents();
        starts = header.starts();
        fileBytes = channel.size();
        places = new BoardPlaces(contents);
        long indexAt = LayerHeader.bytes(contents);
        long indexBytes = places.runs() * contents.planes() * Integer.BYTES;
        long dataAt = indexAt + indexBytes;
        checkLength(dataAt, indexBytes, header.dataBytes());
        int[] checksums = checksums(channel, header, dataAt + header.dataBytes());
        int indexPieces = LayerFormat.pieces(indexBytes);
        index = new Section(file, opened, indexAt, indexBytes, Arrays.copyOf(checksums, indexPieces));
        data = new Section(
                file, opened, dataAt, header.dataBytes(), Arrays.copyOfRange(checksums, indexPieces, checksums.length));
    }

    private void checkLength(long dataAt, long indexBytes, long dataBytes) throws BadLayerException {
        if (dataBytes < LayerFormat.DATA_END || dataBytes > fileBytes) {
            throw new BadLayerException(
                    file, fileBytes, "the file ends here, its header tells of " + dataBytes + " bytes of data");
        }
        long pieces = (long) LayerFormat.pieces(indexBytes) + LayerFormat.pieces(dataBytes);
        long expected = dataAt + dataBytes + pieces * Integer.BYTES;
        if (fileBytes != expected) {
            throw new BadLayerException(
                    file, Math.min(fileBytes, expected), "the file has " + fileBytes + " bytes, expected " + expected);
        }
    }

    private int[] checksums(FileChannel channel, LayerHeader header, long at) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) (fileBytes - at)).order(ByteOrder.LITTLE_ENDIAN);
        while (bytes.hasRemaining() && channel.read(bytes, at + bytes.position()) > 0) {}
        int computed = LayerHeader.checksum(bytes.array(), bytes.capacity());
        if (computed != header.checksumsChecksum()) {
            throw LayerHeader.wrongChecksum(file, at, "the checksums", header.checksumsChecksum(), computed);
        }
        int[] checksums = new int[bytes.capacity() / Integer.BYTES];
        bytes.rewind().asIntBuffer().get(checksums);
        return checksums;
    }

    /**
     * Opens a layer file and checks its header and its length.
     *
     * @param file a file
     * @return a reader, whose file stays open and mapped until the reader is unreachable
     * @throws BadLayerException if it is no layer file, or its header or length is wrong
     * @throws IOException if it cannot be read
     */
    public static LayerReader open(Path file) throws IOException {
        try {
            // Tells better than the other why a file cannot be opened.
            FileChannel.open(file).close();
            return read(file, new RandomAccessFile(file.toFile(), "r"));
        } catch (IOException e) {
            throw LayerFiles.named(file, e);
        }
    }

    private static LayerReader read(Path file, RandomAccessFile opened) throws IOException {
        try {
            return new LayerReader(file, opened);
        } catch (IOException e) {
            opened.close();
            throw e;
        }
    }

    /**
     * Whether a file that cannot be opened, or is damaged, was a certain layer, so that nothing of worth is lost if it is replaced: it
     * begins like one, or its header is right if the first bytes are put right.
     *
     * @param file a file
     * @param game the game of the layer
     * @param seeds its seeds
     * @param bounds whether it held bounds; it may have held distances or not
     * @return false if it may be anything else
     * @throws IOException if it cannot be read
     */
    public static boolean wasLayer(Path file, Rules game, int seeds, boolean bounds) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            int values = bounds ? LayerContents.MOST_VALUES : 1;
            return LayerHeader.isDamaged(channel, game, seeds, values);
        }
    }

    /**
     * The file.
     *
     * @return its path
     */
    public Path file() {
        return file;
    }

    /**
     * The file's length.
     *
     * @return bytes
     */
    public long bytes() {
        return fileBytes;
    }

    /**
     * What the file holds.
     *
     * @return facts from its header
     */
    public LayerContents contents() {
        return contents;
    }

    /**
     * The split value of a board of this layer.
     *
     * @param own the mover's packed row
     * @param other the other's packed row, one that is stored
     * @return seeds from the mover's view
     */
    public int value(long own, long other) {
        return number(0, Row.sum(own), places.of(own, other)) - LayerFormat.ZERO;
    }

    /**
     * A value of a board of this layer.
     *
     * @param plane which value
     * @param own the mover's packed row
     * @param other the other's packed row, one that is stored
     * @return seeds from the mover's view
     * @throws IllegalStateException if a bound is asked for and the file holds none
     */
    public int value(Plane plane, long own, long other) {
        checkHolds(plane);
        long place = places.of(own, other);
        int sum = Row.sum(own);
        int value = number(0, sum, place) - LayerFormat.ZERO;
        return switch (plane) {
            case SPLIT -> value;
            case LOWER -> value - number(1, sum, place);
            case UPPER -> value + number(2, sum, place);
        };
    }

    /**
     * The bounds of a board of this layer.
     *
     * @param own the mover's packed row
     * @param other the other's packed row, one that is stored
     * @return {@linkplain EndgameTables#bounds a pair} of seeds from the mover's view
     * @throws IllegalStateException if the file holds no bounds
     */
    public int bounds(long own, long other) {
        checkHolds(Plane.LOWER);
        long place = places.of(own, other);
        int sum = Row.sum(own);
        int value = number(0, sum, place) - LayerFormat.ZERO;
        int lower = value - number(1, sum, place);
        int upper = value + number(2, sum, place);
        return EndgameTables.bounds(lower, upper);
    }

    private void checkHolds(Plane plane) {
        if (plane.ordinal() >= contents.values()) {
            throw new IllegalStateException(file + " holds no bounds");
        }
    }

    /**
     * The distance of a board of this layer.
     *
     * @param plane of which value
     * @param own the mover's packed row
     * @param other the other's packed row, one that is stored
     * @return plies, or -1 if the value is that of infinite play
     * @throws IllegalStateException if the file holds no distances of this value
     */
    public int distance(Plane plane, long own, long other) {
        checkHoldsDistances(plane);
        long place = places.of(own, other);
        int sum = Row.sum(own);
        int low = contents.distancePlane(plane);
        return (number(low, sum, place) | number(low + 1, sum, place) << LayerFormat.DISTANCE_BITS) - 1;
    }

    private void checkHoldsDistances(Plane plane) {
        if (plane.ordinal() >= contents.reach().size()) {
            throw new IllegalStateException(file + " holds no distances");
        }
    }

    /** A stored number: the board's block and its place in the plane tell where. */
    private int number(int plane, int moverSum, long place) {
        long at = starts[plane * (places.seeds + 1) + moverSum]
                + offset(index, plane * places.runs() + (place >>> RUN_SHIFT));
        data.check(at, LayerFormat.RUN_HEAD);
        int group = (int) (place >>> GROUP_SHIFT) & LayerFormat.GROUPS - 1;
        int base = data.getByte(at + LayerFormat.BASES + group);
        int widths = data.getInt(at);
        int shift = group * LayerFormat.WIDTH_BITS;
        int width = widths >>> shift & 0xF;
        int bit = ((int) place & LayerFormat.GROUP_VALUES - 1) / 2 * width;
        long codeAt = at + LayerFormat.RUN_HEAD + 2 * sum(widths & (1 << shift) - 1) + (bit >>> 3);
        data.check(codeAt, Integer.BYTES);
        int code = data.getInt(codeAt) >>> (bit & 7) & (1 << width) - 1;
        int digit = (place & 1) == 0 ? GroupCode.first(code, width) : GroupCode.second(code, width);
        return (base & 0x7F) + (base < 0 ? digit : 2 * digit);
    }

    /** Where a run begins, in bytes from the start of its block. */
    static long offset(Section index, long run) {
        long at = run * Integer.BYTES;
        index.check(at, Integer.BYTES);
        return Integer.toUnsignedLong(index.getInt(at)) * LayerFormat.OFFSET_UNIT;
    }

    /** The sum of eight numbers of four bits. */
    static int sum(int nibbles) {
        return ((nibbles & LOW_NIBBLES) + (nibbles >>> 4 & LOW_NIBBLES)) * 0x01010101 >>> 24;
    }

    /**
     * A loader of the split values of the boards on which the mover's row holds a sum.
     *
     * @param moverSum the sum
     * @param to where the values go
     * @return the loader
     */
    public BlockLoader splitLoader(int moverSum, LayerValues to) {
        return new BlockLoader(this, 0, moverSum, to, null);
    }

    /**
     * A loader of the distances + 1 of the boards on which the mover's row holds a sum, or 0 where there is no distance.
     *
     * @param plane of which value
     * @param upper whether to load the bits above the lower seven
     * @param moverSum the sum
     * @param to where the numbers go
     * @return the loader
     * @throws IllegalStateException if the file holds no distances of this value
     */
    public BlockLoader distanceLoader(Plane plane, boolean upper, int moverSum, LayerValues to) {
        checkHoldsDistances(plane);
        return new BlockLoader(this, contents.distancePlane(plane) + (upper ? 1 : 0), moverSum, to, null);
    }

    /**
     * A loader of bounds of the boards on which the mover's row holds a sum.
     *
     * @param plane which bounds
     * @param moverSum the sum
     * @param to where the bounds go
     * @param split where the split values of the same boards go, which are needed too
     * @return the loader
     * @throws IllegalStateException if the file holds no bounds
     */
    public BlockLoader boundLoader(Plane plane, int moverSum, LayerValues to, LayerValues split) {
        checkHolds(plane);
        return new BlockLoader(this, plane.ordinal(), moverSum, to, splitLoader(moverSum, split));
    }

    /** The other's rows that are stored with a sum of the mover's: their ranks. */
    int[] otherRanks(int moverSum) {
        return places.otherRanks(places.seeds - moverSum);
    }

    RunUnpacker unpacker() {
        return new RunUnpacker(data);
    }

    /** Where a run of a block begins in the data. */
    long start(int plane, int moverSum, long run) {
        long first = plane * places.runs() + places.firstRun(moverSum);
        return starts[plane * (places.seeds + 1) + moverSum] + offset(index, first + run);
    }

    /**
     * Compares all checksums.
     *
     * @throws IOException if one is wrong
     */
    public void checkAll() throws IOException {
        try {
            for (int piece = 0; piece < index.pieces(); piece++) {
                index.compare(piece);
            }
            for (int piece = 0; piece < data.pieces(); piece++) {
                data.compare(piece);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /**
     * The SHA-256 of a whole file.
     *
     * @param file a file
     * @return 64 hexadecimal digits
     * @throws IOException if the file cannot be read
     */
    public static String sha256(Path file) throws IOException {
        return Sha256.of(file);
    }
}
