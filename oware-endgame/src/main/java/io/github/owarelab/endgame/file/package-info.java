/** The files of endgame tables: their format, writing one and reading one. */
package io.github.owarelab.endgame.file;
