package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.rank.RowRank;

/**
 * The values of a layer of Kalah twice, so that the values of all boards that share a row stand side by side whoever is to move.
 * Both are seen from the mover; a block is found by the sum of the running row, a slice by the fixed row, an entry by the running
 * row.
 *
 * @param moving the fixed row is the mover's
 * @param waiting the running row is the mover's, which is the order of layer files
 */
record KalahLayer(Layer moving, Layer waiting) {
    private static final int NOTHING = Layer.NONE - Layer.ZERO;

    /** A layer without values. */
    static KalahLayer empty(int seeds) {
        return new KalahLayer(new Layer(seeds, NOTHING), new Layer(seeds, NOTHING));
    }

    /** A layer that is finished, read from where it is. */
    static KalahLayer read(int seeds, FinishedLayer finished, Team team) {
        KalahLayer layer = empty(seeds);
        for (int sum = 0; sum <= seeds; sum++) {
            FinishedLayer.Block block = finished.block(0, sum, Room.fresh());
            team.run(0, block.parts(), (worker, part) -> block.loader().accept(part));
            Slices values = layer.waiting.block(sum);
            for (int slice = 0; slice < values.count; slice++) {
                System.arraycopy(
                        block.slices().array(slice),
                        block.slices().offset(slice),
                        values.array(slice),
                        values.offset(slice),
                        values.length);
            }
        }
        RowTasks tasks = new RowTasks(seeds, RowRank::count);
        team.run(0, tasks.count(), (worker, task) -> turn(layer.waiting, layer.moving, tasks, task));
        return layer;
    }

    /** Fills the slices of the other order that belong to a task's rows and shorter running rows. */
    void turn(RowTasks tasks, int task) {
        if (2 * tasks.sum(task) > moving.seeds) {
            turn(moving, waiting, tasks, task);
            turn(waiting, moving, tasks, task);
        }
    }

    /** Makes the slices of a task's rows from all slices of running rows, whose entries are the task's rows. */
    private static void turn(Layer from, Layer to, RowTasks tasks, int task) {
        int sum = tasks.sum(task);
        int first = tasks.first(task);
        int end = tasks.end(task);
        Slices source = from.block(sum);
        Slices target = to.block(from.seeds - sum);
        for (int running = 0; running < RowRank.count(from.seeds - sum); running++) {
            byte[] values = source.array(running);
            int at = source.offset(running);
            for (int fixed = first; fixed < end; fixed++) {
                target.set(fixed, running, values[at + fixed]);
            }
        }
    }
}
