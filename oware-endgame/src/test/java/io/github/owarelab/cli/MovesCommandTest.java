package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MovesCommandTest {
    @Test
    void listsMovesAsJson() {
        Run run = Run.of("moves", "--json", "--seeds-total", "any", "0-0-0-0-0-6-1-1-5-1-2-1-3-4-S");

        assertThat(run.lines())
                .containsExactly("{\"position\":\"0-0-0-0-0-6-1-1-5-1-2-1-3-4-S\",\"terminal\":false,\"moves\":["
                        + "{\"move\":\"F\",\"captured\":7,\"again\":false,"
                        + "\"position\":\"0-0-0-0-0-0-2-2-6-0-0-0-10-4-N\",\"terminal\":false}]}");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void listsMovesForPeople() {
        Run run = Run.of("moves", "--seeds-total", "any", "0-0-0-0-0-6-1-1-5-1-2-1-3-4-S");

        assertThat(run.lines())
                .containsExactly(
                        "0-0-0-0-0-6-1-1-5-1-2-1-3-4-S", "  F  takes 7            0-0-0-0-0-0-2-2-6-0-0-0-10-4-N");
    }

    @Test
    void startsWithoutPosition() {
        Run run = Run.of("moves", "--rules", "congkak", "--houses-seeds", "5");

        assertThat(run.lines()).hasSize(8).first().isEqualTo("5-5-5-5-5-5-5-5-5-5-5-5-5-5-0-0-S");
    }

    @Test
    void tellsHowTheGameEndsAfterAMove() {
        Run run = Run.of("moves", "--json", "--seeds-total", "any", "0-0-0-0-0-2-2-1-5-0-0-0-22-4-S");

        assertThat(run.lines().get(0))
                .endsWith("\"moves\":[{\"move\":\"F\",\"captured\":5,\"again\":false,"
                        + "\"position\":\"0-0-0-0-0-0-0-0-5-0-0-0-27-4-N\",\"terminal\":true,"
                        + "\"final\":{\"south\":27,\"north\":9},\"reason\":\"majority\"}]}");
    }

    @Test
    void tellsHowTheGameEnded() {
        String position = "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S";

        assertThat(Run.of("moves", "--json", position).lines())
                .containsExactly("{\"position\":\"" + position + "\",\"terminal\":true,"
                        + "\"final\":{\"south\":24,\"north\":24},\"reason\":\"cannot-feed\",\"moves\":[]}");
        assertThat(Run.of("moves", position).lines()).containsExactly(position + "  cannot-feed 24-24");
    }

    @Test
    void writesHalfSeedsOfAGame() {
        String game = "1-0-0-0-0-0-1-0-1-0-0-0-22-23-S moves AcBdCaDbEeFfAaBcCbDdEeFf";

        assertThat(Run.of("moves", "--json", "--rules", "wari", game).lines())
                .containsExactly("{\"position\":\"1-0-0-0-0-0-1-0-1-0-0-0-22-23-S\",\"terminal\":true,"
                        + "\"final\":{\"south\":23.5,\"north\":24.5},\"reason\":\"repetition\",\"moves\":[]}");
    }

    @Test
    void tellsThatTheSameSideMovesAgain() {
        Run run = Run.of("moves", "--rules", "ouril", "--seeds-total", "any", "0-0-9-0-0-0-1-1-1-2-2-2-0-0-S");

        assertThat(run.lines()).contains("  C  takes 15 again     0-0-0-1-1-1-0-0-0-0-0-0-15-0-S");
        assertThat(Run.of("moves", "--json", "--rules", "kalah").out())
                .contains(
                        "{\"move\":\"C\",\"captured\":0,\"again\":true,\"position\":\"4-4-0-5-5-5-4-4-4-4-4-4-1-0-S\"");
    }

    @Test
    void readsAndWritesBoardsOfTheKalahProtocol() {
        String board = "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>";
        Run run = Run.of("moves", "--json", "--rules", "kalah", board);

        assertThat(run.out())
                .startsWith("{\"position\":\"4-4-0-5-5-5-4-4-4-4-4-4-1-0-S\",\"kalah\":\"" + board + "\",")
                .contains(
                        "\"position\":\"0-5-1-6-6-5-4-4-4-4-4-4-1-0-N\",\"kalah\":\"<6,0,1,4,4,4,4,4,4,0,5,1,6,6,5>\",");
        assertThat(Run.of("moves", "--json").out()).doesNotContain("kalah");
    }

    @Test
    void answersLinesOfTheInput() {
        String start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        Run run = Run.withInput(
                start + "\n5-4-4-4-4-4-4-4-4-4-4-4-0-0-S\r\n\n" + start + " moves FfF\n" + start + " moves Ff",
                "moves",
                "--json",
                "-");

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.lines()).hasSize(2).allMatch(line -> line.startsWith("{\"position\":") && line.endsWith("]}"));
        assertThat(run.err().lines())
                .containsExactly(
                        "oware: line 2: houses and stores hold 49 seeds, 1 too many:"
                                + " abapa with 4 seeds a house has 48",
                        "oware: line 4: ply 3: move 'F' is not legal: the house is empty");
    }
}
