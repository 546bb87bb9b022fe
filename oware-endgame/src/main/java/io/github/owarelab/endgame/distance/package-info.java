/** How soon the side that a value favours can bring it about. */
package io.github.owarelab.endgame.distance;
