/** Benchmarks and the programs that measure strength. */
package io.github.owarelab.bench;
