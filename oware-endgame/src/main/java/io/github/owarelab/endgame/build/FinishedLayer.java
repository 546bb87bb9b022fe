package io.github.owarelab.endgame.build;

import java.util.List;
import java.util.function.IntConsumer;

/** A layer that is done, in memory or elsewhere, as larger layers need it. */
public interface FinishedLayer {
    /**
     * The values of the boards on which the mover's row holds a sum. Slices of other's rows without an empty house may hold
     * anything, for no move leads there.
     *
     * @param plane which kind of value, in the order of {@link LayerFactory#make}
     * @param moverSum the sum
     * @param room where values may be put that are not in memory
     * @return the values, which may have to be loaded first
     */
    Block block(int plane, int moverSum, Room room);

    /**
     * One value.
     *
     * @param plane which kind of value, in the order of {@link LayerFactory#make}
     * @param own the mover's packed row
     * @param other the other's packed row, with an empty house
     * @return net seeds from the mover's view
     */
    int value(int plane, long own, long other);

    /**
     * Values of a block.
     *
     * @param slices a slice for each other's row, an entry for each mover's row
     * @param parts how many parts must be loaded before they can be used
     * @param loader loads a part by its number; different threads may load different parts
     */
    record Block(Slices slices, int parts, IntConsumer loader) {}

    /**
     * A layer that stays in memory.
     *
     * @param planes its values in the order of {@link LayerFactory#make}
     * @return the layer
     */
    static FinishedLayer inMemory(List<Layer> planes) {
        return new FinishedLayer() {
            @Override
            public Block block(int plane, int moverSum, Room room) {
                return new Block(planes.get(plane).block(moverSum), 0, part -> {});
            }

            @Override
            public int value(int plane, long own, long other) {
                return planes.get(plane).value(own, other);
            }
        };
    }
}
