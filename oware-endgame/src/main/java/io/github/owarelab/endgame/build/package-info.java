/** Solves layers: retrograde analysis that runs along rows, eight boards at a time. */
package io.github.owarelab.endgame.build;
