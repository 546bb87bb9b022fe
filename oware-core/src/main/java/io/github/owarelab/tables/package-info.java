/** How a search asks for endgame tables. */
package io.github.owarelab.tables;
