package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Boards with known values, from published examples and another solver. */
class GoldenValuesTest {
    private static final int SEEDS = 20;

    @TempDir
    static Path directory;

    private final Map<String, TableDirectory> tables = new HashMap<>();

    @Test
    void everyValueAndEveryMove() throws IOException {
        List<String[]> rows = rows();
        assertThat(rows).hasSize(17);
        for (String[] row : rows) {
            TableDirectory table = table(row[0], Integer.max(12, seeds(row[1])));
            Probe probe = table.probe(Position.parseAnyTotal(row[1], RulesByName.of(row[0])));
            assertThat(probe.value()).as(row[1]).isEqualTo(Integer.parseInt(row[2]));
            if (!row[3].isEmpty()) {
                Map<String, Integer> moves = new TreeMap<>();
                probe.moves().forEach(move -> moves.put(String.valueOf(move.letter()), move.value()));
                assertThat(moves).as(row[1]).isEqualTo(moves(row[3]));
            }
        }
    }

    private static int seeds(String position) {
        return Arrays.stream(position.split("-"))
                .limit(12)
                .mapToInt(Integer::parseInt)
                .sum();
    }

    private static Map<String, Integer> moves(String text) {
        Map<String, Integer> moves = new TreeMap<>();
        for (String move : text.split(" ")) {
            moves.put(move.substring(0, 1), Integer.parseInt(move.substring(2)));
        }
        return moves;
    }

    private TableDirectory table(String rules, int seeds) throws IOException {
        TableDirectory table = tables.get(rules);
        if (table == null || table.seeds() < seeds) {
            assertThat(seeds).isLessThanOrEqualTo(SEEDS);
            Path to = Files.createDirectories(directory.resolve(rules));
            new TableBuilder(new BuildOptions((RuleSet) RulesByName.of(rules), seeds)).build(to, BuildListener.NONE);
            table = TableDirectory.open(to);
            tables.put(rules, table);
        }
        return table;
    }

    private static List<String[]> rows() throws IOException {
        try (var stream = GoldenValuesTest.class.getResourceAsStream("/golden/values.tsv")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        }
    }
}
