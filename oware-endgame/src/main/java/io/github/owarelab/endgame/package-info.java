/** Endgame tables: their format, building, verifying, compressing and probing. */
package io.github.owarelab.endgame;
