/** Positions, moves and whole games for callers: checked, immutable or owned, and readable as text. */
package io.github.owarelab.game;
