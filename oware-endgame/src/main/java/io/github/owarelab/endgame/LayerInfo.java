package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a layer's file holds. Boards are all boards of the layer, those that no move leads to included.
 *
 * @param seeds seeds in the houses of its boards
 * @param boards C(seeds + 11, 11)
 * @param values how many boards have a split value, by value; values of no board are left out
 * @param exact how many boards have bounds that meet, where the tables hold bounds
 * @param reach of each kind of value, split values first, then lower and upper bounds, how far its distances go; empty if the
 *     tables hold none
 * @param bytes the file's length
 * @param file the file
 */
public record LayerInfo(
        int seeds,
        long boards,
        SortedMap<Integer, Long> values,
        OptionalLong exact,
        List<Reach> reach,
        long bytes,
        Path file) {
    /**
     * How far distances go, over the boards that a move leads to.
     *
     * @param longest the longest distance in plies
     * @param beyond how many boards have a distance of more than 100 plies
     */
    public record Reach(int longest, long beyond) {}

    /**
     * Keeps an unmodifiable copy of the list.
     *
     * @param seeds seeds in the houses of its boards
     * @param boards C(seeds + 11, 11)
     * @param values how many boards have a split value, by value
     * @param exact how many boards have bounds that meet
     * @param reach of each kind of value how far its distances go
     * @param bytes the file's length
     * @param file the file
     */
    public LayerInfo {
        reach = List.copyOf(reach);
    }

    static LayerInfo of(LayerReader layer) {
        LayerContents contents = layer.contents();
        SortedMap<Integer, Long> values = new TreeMap<>();
        for (int i = 0; i < contents.counts().length; i++) {
            if (contents.counts()[i] > 0) {
                values.put(i - contents.seeds(), contents.counts()[i]);
            }
        }
        return new LayerInfo(
                contents.seeds(),
                LayerContents.boards(contents.seeds()),
                Collections.unmodifiableSortedMap(values),
                contents.exact(),
                contents.reach().stream()
                        .map(reach -> new Reach(reach.longest(), reach.beyond()))
                        .toList(),
                layer.bytes(),
                layer.file());
    }

    /**
     * The SHA-256 of the file, for people to compare; reads all of it.
     *
     * @return 64 hexadecimal digits
     * @throws TableException if the file cannot be read
     */
    public String sha256() throws TableException {
        try {
            return LayerReader.sha256(file);
        } catch (IOException e) {
            throw TableException.of(file, e);
        }
    }
}
