/** A game of a person against a level, on the terminal. */
package io.github.owarelab.cli.play;
