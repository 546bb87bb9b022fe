package io.github.owarelab.game;

import io.github.owarelab.rules.Ending;

/**
 * How a game ended.
 *
 * @param reason why it is over
 * @param score what each side has, the seeds left in the houses included
 */
public record Result(Ending reason, Score score) {}
