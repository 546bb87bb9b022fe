/** Numbers rows and boards. */
package io.github.owarelab.endgame.rank;
