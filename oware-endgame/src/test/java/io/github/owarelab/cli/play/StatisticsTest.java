package io.github.owarelab.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.search.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatisticsTest {
    @TempDir
    private Path directory;

    @Test
    void aRecordCountsStreaks() {
        LevelRecord record =
                LevelRecord.NONE.afterWin().afterWin().afterLoss().afterWin().afterDraw();

        assertThat(record).isEqualTo(new LevelRecord(3, 1, 1, 0, 2));
        assertThat(record.percentage()).isEqualTo(60);
        assertThat(record.afterWin().streak()).isEqualTo(1);
        assertThat(LevelRecord.NONE.percentage()).isZero();
    }

    @Test
    void whatIsKeptIsRead() throws IOException {
        Path deep = directory.resolve("a/b");
        new Statistics(deep).put(Level.HARD, LevelRecord.NONE.afterWin());
        new Statistics(deep).put(Level.EASY, LevelRecord.NONE.afterLoss());

        assertThat(new Statistics(deep).of(Level.HARD)).isEqualTo(LevelRecord.NONE.afterWin());
        assertThat(new Statistics(deep).of(Level.EASY)).isEqualTo(LevelRecord.NONE.afterLoss());
        assertThat(new Statistics(deep).of(Level.MASTER)).isEqualTo(LevelRecord.NONE);
        try (var files = Files.list(deep)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void aDamagedFileIsNamed() throws IOException {
        Path file = directory.resolve("statistics.properties");
        Files.writeString(file, "easy.won=-3\n");

        assertThatThrownBy(() -> new Statistics(directory))
                .isInstanceOf(IOException.class)
                .hasMessage(file + ": easy.won is '-3', not a number of games");
    }

    @Test
    void statisticsAreTold() throws IOException {
        Statistics statistics = new Statistics(directory);
        statistics.put(Level.EASY, new LevelRecord(3, 1, 1, 0, 2));
        List<String> told = new ArrayList<>();

        PlaySession.tell(statistics, Level.EASY, Messages.of("en"), told::add);
        PlaySession.tell(statistics, Level.EASY, Messages.of("ru"), told::add);

        assertThat(told)
                .containsExactly(
                        "Against easy: won 3, lost 1, drawn 1, 60 % won, streak 0, best streak 2",
                        "Уровень «лёгкий»: побед 3, поражений 1, ничьих 1, выиграно 60 %, побед подряд 0,"
                                + " лучшая серия 2");
    }
}
