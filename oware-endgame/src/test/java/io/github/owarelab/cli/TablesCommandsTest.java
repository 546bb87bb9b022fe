package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tables tell once they are built. */
class TablesCommandsTest {
    @TempDir
    private static Path directory;

    private static String abapa;
    private static String awari;

    @BeforeAll
    static void build() {
        abapa = directory.resolve("abapa").toString();
        awari = directory.resolve("awari").toString();
        assertThat(Run.of("tables", "build", "--seeds", "6", "--bounds", "--out", abapa)
                        .exit())
                .isZero();
        assertThat(Run.of("tables", "build", "--seeds", "4", "--rules", "awari", "--out", awari)
                        .exit())
                .isZero();
    }

    @Test
    void infoCountsAllBoards() {
        Run run = Run.of("tables", "info", "--json", awari);

        assertThat(run.exit()).isZero();
        assertThat(run.lines()).hasSize(1);
        assertThat(withoutFiles(run.out()))
                .startsWith(
                        "{\"rules\":\"awari\",\"layers\":[{\"seeds\":0,\"boards\":1,\"values\":{\"0\":1},\"bytes\":B,\"sha256\":H},")
                .endsWith(
                        "{\"seeds\":4,\"boards\":1365,\"values\":{\"-4\":532,\"-2\":110,\"0\":143,\"2\":165,\"4\":415},"
                                + "\"bytes\":B,\"sha256\":H}]}");
    }

    @Test
    void infoCountsExactBoardsWhereThereAreBounds() {
        assertThat(withoutFiles(Run.of("tables", "info", "--json", abapa).out()))
                .contains("\"exact\":994,\"bytes\":B,\"sha256\":H},{\"seeds\":5,")
                .endsWith("\"exact\":10168,\"bytes\":B,\"sha256\":H}]}");
    }

    private static String withoutFiles(String json) {
        return json.strip().replaceAll("\"bytes\":[1-9][0-9]*", "\"bytes\":B").replaceAll("\"[0-9a-f]{64}\"", "H");
    }

    /** The layer of 7 seeds comes from another build. */
    @Test
    void layersThatLackBoundsAreTold() throws IOException {
        String mixed = directory.resolve("mixed").toString();
        String plain = directory.resolve("plain").toString();
        Run.of("tables", "build", "--seeds", "6", "--bounds", "--out", mixed);
        Run.of("tables", "build", "--seeds", "7", "--out", plain);
        Files.copy(Path.of(plain, "7.oware"), Path.of(mixed, "7.oware"));
        String remark = "oware: " + mixed + " holds layers without bounds, of 7 seeds; bounds are told up to 6 seeds,"
                + " and a build with bounds adds the others\n";

        Run info = Run.of("tables", "info", "--json", mixed);
        assertThat(info.err()).isEqualTo(remark);
        assertThat(withoutFiles(info.out()))
                .contains("\"exact\":10168,\"bytes\":B,\"sha256\":H},{\"seeds\":7,")
                .doesNotContainPattern("\"seeds\":7,.*\"exact\"");
        Run probe = Run.of("tables", "probe", "--json", mixed, "0-1-2-0-0-0-0-1-2-0-0-0-0-0-S");
        assertThat(probe.err()).isEqualTo(remark);
        assertThat(probe.out()).contains("\"lower\":-6,\"upper\":6");
        Run verify = Run.of("tables", "verify", mixed);
        assertThat(verify.err()).isEqualTo(remark);
        assertThat(verify.exit()).isZero();
        Path page = directory.resolve("mixed.html");
        assertThat(Run.of("tables", "info", mixed, "--report", page.toString()).exit())
                .isZero();
        assertThat(page).content().contains("layer 6: ", "% exact").doesNotContain("NaN");
        Run build = Run.of("tables", "build", "--seeds", "7", "--bounds", "--out", mixed);
        assertThat(build.exit()).isZero();
        assertThat(build.err()).contains("oware: layers without bounds are built anew, from 7 to 7 seeds\n");
        assertThat(Run.of("tables", "info", mixed).err()).isEmpty();
    }

    @Test
    void infoIsATableForPeople() {
        Run run = Run.of("tables", "info", awari);

        assertThat(run.lines()).hasSize(7).startsWith("tables of awari");
        assertThat(run.lines().get(6)).matches(" +4 +1,365 +580 +143 +642 +[1-9][0-9]* +[0-9a-f]{64}");
    }

    @Test
    void probeTellsValuesAsJson() {
        assertThat(Run.of("tables", "probe", awari, "--json", "0-0-0-0-1-1-1-0-0-0-0-0-23-22-S")
                        .lines())
                .containsExactly("{\"position\":\"0-0-0-0-1-1-1-0-0-0-0-0-23-22-S\",\"seeds\":3,\"value\":1,"
                        + "\"moves\":[{\"move\":\"E\",\"value\":1}]}");
    }

    @Test
    void probeTellsBoundsWhereThereAreSome() {
        // F is a slam that takes nothing; North cannot feed and keeps all.
        assertThat(Run.of("tables", "probe", "--json", abapa, "0-0-0-0-0-2-2-1-0-0-0-0-0-0-S")
                        .lines())
                .containsExactly("{\"position\":\"0-0-0-0-0-2-2-1-0-0-0-0-0-0-S\",\"seeds\":5,\"value\":-5,"
                        + "\"lower\":-5,\"upper\":-5,\"moves\":[{\"move\":\"F\",\"value\":-5}]}");
    }

    @Test
    void probeTellsDistances() {
        String board = "0-0-0-0-0-2-2-1-0-0-0-0-0-0-S";
        assertThat(Run.of("tables", "probe", "--distance", "--json", abapa, board)
                        .lines())
                .containsExactly(
                        "{\"position\":\"" + board + "\",\"seeds\":5,\"value\":-5,\"lower\":-5,\"upper\":-5,"
                                + "\"distance\":1,\"upperDistance\":1,\"inTime\":true,\"moves\":[{\"move\":\"F\",\"value\":-5,\"distance\":1}]}");
        assertThat(Run.of("tables", "probe", "--distance", abapa, board).lines())
                .containsExactly(board + "  5 seeds, value -5 under every repetition rule, 1 ply", "  F   -5  1 ply");
    }

    /** A value that no bound guarantees, and one that is exact in the midst of a game, where positions may come back. */
    @Test
    void probeTellsWhereItIsNotKnownThatTheLimitDoesNoHarm() {
        String loose = "0-1-0-1-1-1-1-0-0-0-0-0-0-0-S";
        String began = "1-1-0-1-0-0-1-1-0-0-0-0-0-0-S moves B";
        for (String position : List.of(loose, began)) {
            Run json = Run.of("tables", "probe", "--distance", "--json", abapa, position);
            Run text = Run.of("tables", "probe", "--distance", abapa, position);
            assertThat(json.out()).as(position).contains("\"inTime\":null,");
            assertThat(text.out()).contains(", not known to be collected within 100 plies a capture");
        }
    }

    @Test
    void probeTellsWhenNoMoveIsLegal() {
        assertThat(Run.of("tables", "probe", "--json", abapa, "1-0-0-0-0-0-0-0-0-0-0-0-0-0-S")
                        .lines())
                .containsExactly("{\"position\":\"1-0-0-0-0-0-0-0-0-0-0-0-0-0-S\",\"seeds\":1,\"value\":1,"
                        + "\"lower\":1,\"upper\":1,\"moves\":[]}");
    }

    @Test
    void probeIsReadableForPeople() {
        assertThat(Run.of("tables", "probe", abapa, "0-0-0-0-0-2-2-1-0-0-0-0-0-0-S")
                        .lines())
                .containsExactly(
                        "0-0-0-0-0-2-2-1-0-0-0-0-0-0-S  5 seeds, value -5 under every repetition rule", "  F   -5");
    }

    @Test
    void probeAnswersLinesOfTheInput() {
        Run run = Run.withInput(
                "1-0-0-0-0-0-0-0-0-0-0-0-0-0-S\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n0-0-0-0-0-1-0-0-0-0-0-0-9-9-S moves F\n",
                "tables",
                "probe",
                "--json",
                abapa,
                "-");

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.lines())
                .hasSize(2)
                .last()
                .asString()
                .startsWith("{\"position\":\"0-0-0-0-0-0-1-0-0-0-0-0-9-9-N\",");
        assertThat(run.err().lines()).hasSize(1).first().asString().matches("oware: line 2: .*48 seeds.* 6 seeds.*");
    }

    @Test
    void aSearchAsksThem() {
        Run run = Run.of(
                "analyze",
                "--tables",
                abapa,
                "--depth",
                "2",
                "--json",
                "--seeds-total",
                "any",
                "0-0-0-1-0-2-2-1-1-0-0-0-0-0-S");

        assertThat(run.exit()).isZero();
        assertThat(run.lines()).last().asString().doesNotContain("\"tableHits\":0");
    }

    @Test
    void tablesWithoutBoundsAreOfNoUseUnderOwnRowRules() {
        assertThat(Run.of("analyze", "--tables", awari, "--depth", "1", "--rules", "awari")
                        .err())
                .isEmpty();
        Path split = directory.resolve("split");
        Run.of("tables", "build", "--seeds", "1", "--out", split.toString());

        assertThat(Run.of("analyze", "--tables", split.toString(), "--depth", "1")
                        .err())
                .startsWith("oware: " + split + " is of no use here");
    }
}
