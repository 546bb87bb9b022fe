/** The command line {@code oware}. */
package io.github.owarelab.cli;
