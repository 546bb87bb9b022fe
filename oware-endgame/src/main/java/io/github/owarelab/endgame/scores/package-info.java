/** The files of the published Awari scores: their order of boards, writing one and reading one. */
package io.github.owarelab.endgame.scores;
