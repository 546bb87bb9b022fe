package io.github.owarelab.endgame.file;

import java.util.function.IntConsumer;

/** Threads that share out the numbered parts of some work. */
public interface Workers {
    /** No thread but the caller's. */
    Workers ALONE = (parts, part) -> {
        for (int i = 0; i < parts; i++) {
            part.accept(i);
        }
    };

    /**
     * Does the parts 0 to parts - 1, each once, in any order, some at the same time, and waits for all. If one fails no more are
     * begun, and what it threw is thrown.
     *
     * @param parts how many there are
     * @param part does one by its number
     */
    void share(int parts, IntConsumer part);
}
