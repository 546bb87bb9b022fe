package io.github.owarelab.endgame;

import java.nio.file.Path;

/**
 * A file of scores.
 *
 * @param seeds seeds in the houses of its boards
 * @param file the file
 * @param bytes its length, which is the number of its boards
 * @param crc32 its CRC-32, the checksum of the zip format
 */
public record ScoresInfo(int seeds, Path file, long bytes, long crc32) {}
