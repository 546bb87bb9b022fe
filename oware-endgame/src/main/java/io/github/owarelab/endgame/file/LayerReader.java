package io.github.owarelab.endgame.file;

import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Reads a layer file through a memory map. What is read is checked before it is used; methods that read throw an {@link
 * UncheckedIOException} around a {@link BadLayerException} if it is damaged. Many threads may read at once.
 */
public final class LayerReader {
    private static final int GROUP_SHIFT = 5;
    private static final int ENTRY_SHIFT = 9;
    private static final long LOW_NIBBLES = 0x0F0F0F0F0F0F0F0FL;

    private final Path file;
    private final LayerContents contents;
    private final long fileBytes;
    private final BoardPlaces places;
    private final Section index;
    private final Section data;

    private LayerReader(Path file, FileChannel channel) throws IOException {
        this.file = file;
        LayerHeader header = LayerHeader.read(file, channel);
        contents = header.contents();
        fileBytes = channel.size();
        places = new BoardPlaces(contents.seeds());
        long indexAt = LayerHeader.bytes(contents.seeds());
        long indexBytes = places.entries() * contents.planes() * LayerFormat.ENTRY_BYTES;
        long dataAt = indexAt + indexBytes;
        checkLength(dataAt, indexBytes, header.dataBytes());
        int[] checksums = checksums(channel, header, dataAt + header.dataBytes());
        int indexPieces = LayerFormat.pieces(indexBytes);
        index = new Section(file, channel, indexAt, indexBytes, Arrays.copyOf(checksums, indexPieces));
        data = new Section(
                file,
                channel,
                dataAt,
                header.dataBytes(),
                Arrays.copyOfRange(checksums, indexPieces, checksums.length));
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
     * @return a reader, whose file stays mapped until the reader is unreachable
     * @throws BadLayerException if it is no layer file, or its header or length is wrong
     * @throws IOException if it cannot be read
     */
    public static LayerReader open(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            return new LayerReader(file, channel);
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
     * @param other the other's packed row, which has an empty house
     * @return seeds from the mover's view
     */
    public int value(long own, long other) {
        return number(places.of(own, other)) - LayerFormat.ZERO;
    }

    /**
     * The bounds of a board of this layer.
     *
     * @param own the mover's packed row
     * @param other the other's packed row, which has an empty house
     * @return {@linkplain EndgameTables#bounds a pair} of seeds from the mover's view
     * @throws IllegalStateException if the file holds no bounds
     */
    public int bounds(long own, long other) {
        if (!contents.bounds()) {
            throw new IllegalStateException(file + " holds no bounds");
        }
        long place = places.of(own, other);
        int value = number(place) - LayerFormat.ZERO;
        int lower = value - number(places.count() + place);
        int upper = value + number(2 * places.count() + place);
        return EndgameTables.bounds(lower, upper);
    }

    private int number(long place) {
        long entry = (place >>> ENTRY_SHIFT) * LayerFormat.ENTRY_BYTES;
        int group = (int) (place >>> GROUP_SHIFT) & LayerFormat.GROUPS - 1;
        index.check(entry, LayerFormat.ENTRY_BYTES);
        int base = index.getByte(entry + EntryPacker.BASES + group);
        long widths = index.getLong(entry + EntryPacker.WIDTHS);
        int shift = group * EntryPacker.WIDTH_BITS;
        int width = (int) (widths >>> shift) & 0xF;
        int bit = ((int) place & LayerFormat.GROUP_VALUES - 1) / 2 * width;
        long at = index.getLong(entry) + 2L * sum(widths & (1L << shift) - 1) + (bit >>> 3);
        data.check(at, Integer.BYTES);
        int code = data.getInt(at) >>> (bit & 7) & (1 << width) - 1;
        int digit = (place & 1) == 0 ? GroupCode.first(code, width) : GroupCode.second(code, width);
        return (base & 0x7F) + (base < 0 ? digit : 2 * digit);
    }

    /** The sum of sixteen numbers of four bits. */
    static int sum(long nibbles) {
        return (int) (((nibbles & LOW_NIBBLES) + (nibbles >>> 4 & LOW_NIBBLES)) * Bytes.ONES >>> 56);
    }

    /**
     * Reads the whole layer into memory. Slices of other's rows without an empty house are left as they are.
     *
     * @param planes where the split values go, then, if wanted, the lower and the upper bounds
     * @throws IOException if the file is damaged
     */
    public void load(List<? extends LayerValues> planes) throws IOException {
        if (planes.size() != 1 && planes.size() != contents.planes()) {
            throw new IllegalArgumentException(file + " holds " + contents.planes() + " planes, not " + planes.size());
        }
        try {
            for (int plane = 0; plane < planes.size(); plane++) {
                new PlaneLoader(index, data, places, plane, planes).load();
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
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
