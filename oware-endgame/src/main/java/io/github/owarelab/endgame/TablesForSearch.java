package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.nio.file.Files;
import java.nio.file.Path;

/** Opens whatever a search can ask in a directory. */
public final class TablesForSearch {
    private TablesForSearch() {}

    /**
     * Opens tables or, where there are none, published Awari scores.
     *
     * @param directory the directory that holds them
     * @param rules the rules of the game that is searched
     * @return tables, or {@link EndgameTables#NONE} if what they hold is of no use under the repetition rule
     * @throws TableException if there are none, or a file is damaged
     * @throws IllegalArgumentException if they are for other moves
     */
    public static EndgameTables open(Path directory, Rules rules) throws TableException {
        return areScores(directory)
                ? AwariScores.open(directory).tables(rules)
                : TableDirectory.open(directory).tables(rules);
    }

    /**
     * Whether there are published Awari scores in a directory, and no tables.
     *
     * @param directory any path
     * @return true for scores alone
     */
    public static boolean areScores(Path directory) {
        return Files.notExists(LayerFormat.file(directory, 0)) && AwariScores.areIn(directory);
    }
}
