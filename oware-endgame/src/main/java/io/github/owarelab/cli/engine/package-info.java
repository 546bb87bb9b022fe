/** The protocol by which boards and engines talk, as an engine speaks it. */
package io.github.owarelab.cli.engine;
