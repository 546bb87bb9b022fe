/** Matches of two engines: openings, games, referee and statistics. */
package io.github.owarelab.cli.match;
