package io.github.owarelab.endgame.file;

import java.nio.file.Path;

/**
 * The format of a layer file: the values of all boards of one number of seeds, and their distances where they are wanted.
 *
 * <p>A table is a directory with a file {@code 0.oware}, {@code 1.oware} and so on for every number of seeds up to the
 * most. Each file tells by itself what it holds. Its bytes depend on the values alone. All numbers are little-endian;
 * Byte, Short, Int and Long are of 1, 2, 4 and 8 bytes.
 *
 * <pre>
 *   LayerFile  ::= Header Index Data Checksums
 *   Header     ::= Magic Version Game Seeds Values Distances Byte(0) DataBytes Exact
 *                  Count{2 * Seeds + 1} Reach{Distances} Start{planes * (Seeds + 1)} ChecksumsChecksum HeaderChecksum
 *   Reach      ::= Longest Beyond
 *   Index      ::= Offset*
 *   Data       ::= Run* Byte(0){4}
 *   Run        ::= Widths Base{8} Group{8}
 *   Checksums  ::= Int*
 * </pre>
 *
 * <ul>
 *   <li>Magic: the eight letters {@code OWARETAB}. Version: Short, 1 without distances, 2 with them.
 *   <li>Game: two Bytes that name the moves. In the Oware family the places of the constants in {@link
 *       io.github.owarelab.rules.GrandSlam} and {@link io.github.owarelab.rules.SingleSeeds}, from 0. In Kalah 64, then 1 with
 *       empty capture, else 0.
 *   <li>Seeds: Byte, 0 to 48.
 *   <li>Values: Byte, 1 for split values alone, 3 if the bounds follow. Distances: Byte, 0 or the same as Values.
 *   <li>DataBytes: Long, the length of Data. The length of Index follows from Seeds and the planes.
 *   <li>Exact: Long, how many boards have bounds that meet; -1 without bounds.
 *   <li>Count: Long, how many boards have the split value -Seeds, -Seeds + 1 and so on. Exact and Count are about all
 *       C(Seeds + 11, 11) boards, also those that are not stored.
 *   <li>Longest: Int, the longest distance of a stored board, at most {@value Reach#MOST} plies. Beyond: Long, how many stored
 *       boards have one of more than {@value Reach#LIMIT} plies. There are a plane for each kind of value, then two for the
 *       distances of each.
 *   <li>Start: Long, where in Data a block begins.
 *   <li>Index has an Offset and Data a Run for each 256 numbers: plane by plane, in it block by block.
 *   <li>HeaderChecksum: Int, CRC-32C of the header before it.
 *   <li>Checksums: Int, CRC-32C of each 64 KiB of Index, then of each 64 KiB of Data, each section's last piece being
 *       shorter. ChecksumsChecksum: Int, CRC-32C of Checksums.
 * </ul>
 *
 * <p><b>What is stored.</b> The first plane holds the split value + 64 of each board, the second the split value -
 * lower bound, the third the upper bound - split value; all in seeds from the mover's view. Distances are held as the distance
 * + 1, or 0 if there is none: the lower seven bits of that number in one plane, the bits above in the next.
 * Which play a distance counts is told by {@code io.github.owarelab.endgame.distance.DistanceMaker}. A plane has a block for
 * each sum of the mover's row, from 0. Within a block boards are ordered by the other's row, then by the mover's row,
 * both by {@link io.github.owarelab.endgame.rank.RowRank}. In the Oware family boards whose other's row has no empty house are
 * left out: the side that has just moved emptied one, so no game meets them but as its first position. Kalah's are all there,
 * for a side may move again and a lap may fill the house it began in. A block is filled up with
 * its last number to a multiple of 256 numbers.
 *
 * <p><b>How.</b> 256 numbers are a Run. Offset, Int, is where it begins in the data of its block, in units of two
 * bytes. A run is eight groups of 32 numbers. A group's Base, Byte, holds its least number in seven bits and in the top
 * bit whether the numbers differ by odd amounts too; the step is 1 if they do, else 2. What a number exceeds the least
 * by, in steps, is a digit. The group's width k is the least for which the digits are below r = floor(sqrt(2^k)). The
 * digits d0 d1 of two numbers make the code d0 * r + d1 of k bits; a Group is 16 codes, the first in the lowest bits,
 * so 2k bytes. Widths, Int, holds the widths in four bits each, the first group's in the lowest. So a number is found
 * through a table of one bit for eight numbers and in a run of some 128 bytes.
 *
 * <p>Versions: 1, the first. 2, distances; files without them are as before.
 */
public final class LayerFormat {
    /** The most seeds of a layer. */
    public static final int MOST_SEEDS = 48;

    /** The byte that stands for the value 0 in memory and in the first plane. */
    public static final int ZERO = 64;

    static final String EXTENSION = ".oware";
    static final long MAGIC = 0x424154455241574FL;
    static final int VERSION = 1;
    static final int VERSION_WITH_DISTANCES = 2;

    /** Bits of a distance in its first plane. */
    static final int DISTANCE_BITS = 7;

    static final int GROUP_VALUES = 32;
    static final int GROUPS = 8;
    static final int RUN_VALUES = GROUPS * GROUP_VALUES;

    /** In a run: where the bases begin, after the widths, and the groups. */
    static final int BASES = Integer.BYTES;

    static final int RUN_HEAD = BASES + GROUPS;
    static final int WIDTH_BITS = 4;

    /** In a base: the numbers differ by odd amounts too. */
    static final int ODD_STEPS = 0x80;

    /** Offsets count in units of this many bytes. */
    static final int OFFSET_UNIT = 2;

    /** A group's code may be read as an Int that reaches beyond the group. */
    static final int DATA_END = 4;

    static final int PIECE_BYTES = 1 << 16;

    /** How the name of a file ends that is not whole. */
    static final String UNFINISHED = ".part";

    private LayerFormat() {}

    /**
     * Where a layer is stored.
     *
     * @param directory the table's directory
     * @param seeds seeds of the layer
     * @return the file's path
     */
    public static Path file(Path directory, int seeds) {
        return directory.resolve(seeds + EXTENSION);
    }

    /**
     * Where a plane of settled moves is put while its layer is built, if memory is short.
     *
     * @param directory the table's directory
     * @param plane 0 to 2, in the order of {@link Plane}
     * @return the file's path
     */
    public static Path settled(Path directory, int plane) {
        return directory.resolve("settled-" + plane + UNFINISHED);
    }

    static int pieces(long bytes) {
        return Math.toIntExact((bytes + PIECE_BYTES - 1) / PIECE_BYTES);
    }
}
