package io.github.owarelab.golden;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Congkak;
import io.github.owarelab.rules.Ending;
import io.github.owarelab.rules.Rules;

/** Congkak that ends once a store holds more than all seeds but four houses full. */
record DecidedCongkak(Congkak congkak) implements Rules {
    private static final int HOUSES_LEFT = 4;

    @Override
    public boolean majority(long own, long other) {
        int limit = totalSeeds() - HOUSES_LEFT * seedsPerHouse();
        return Math.max(Row.store(own), Row.store(other)) > limit;
    }

    @Override
    public String name() {
        return congkak.name();
    }

    @Override
    public int houses() {
        return congkak.houses();
    }

    @Override
    public int seedsPerHouse() {
        return congkak.seedsPerHouse();
    }

    @Override
    public Rules withSeedsPerHouse(int seeds) {
        return new DecidedCongkak(congkak.withSeedsPerHouse(seeds));
    }

    @Override
    public int legalMoves(long own, long other) {
        return congkak.legalMoves(own, other);
    }

    @Override
    public int sow(long own, long other, int house, long[] to, int at) {
        return congkak.sow(own, other, house, to, at);
    }

    @Override
    public int[] path(long own, long other, int house) {
        return congkak.path(own, other, house);
    }

    @Override
    public Ending ending(long own, long other) {
        return congkak.ending(own, other);
    }
}
