/** Checks tables against the rules, by a way that shares nothing with the one they were built. */
package io.github.owarelab.endgame.verify;
