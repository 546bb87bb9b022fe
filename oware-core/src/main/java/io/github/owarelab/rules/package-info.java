/** The games, as rules on packed boards. */
package io.github.owarelab.rules;
