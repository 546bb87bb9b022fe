package io.github.owarelab.endgame.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.endgame.file.Workers;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Counts of values per layer against published ones and those that independent programs agree on. */
class DistributionTest {
    @Test
    void everyPublishedCountOfAwari() {
        compare(RuleSet.AWARI, "awari-distribution.tsv", 16);
    }

    @Test
    void everyCountOfAbapa() {
        compare(RuleSet.ABAPA, "abapa-distribution.tsv", 11);
    }

    @Test
    void oneAndMoreThreadsMakeTheSameLayers() {
        for (RuleSet rules :
                new RuleSet[] {RuleSet.ABAPA, RuleSet.WARI, RuleSet.OURIL, RuleSet.CASUAL, RuleSet.AWARI}) {
            assertThat(hashes(rules, 3)).as(rules.name()).isEqualTo(hashes(rules, 1));
        }
    }

    private static void compare(RuleSet rules, String file, int mostSeeds) {
        Map<Integer, Map<Integer, Long>> published = read(file);
        assertThat(published).hasSize(mostSeeds + 1);
        try (LayerFactory factory = new LayerFactory(rules, mostSeeds, true, false, 2, new AtomicBoolean())) {
            for (int seeds = 0; seeds <= mostSeeds; seeds++) {
                Layer layer = factory.makeAndKeep().get(0);
                assertThat(counts(layer)).as(rules.name() + " " + seeds).isEqualTo(published.get(seeds));
            }
        }
    }

    private static String hashes(RuleSet rules, int threads) {
        StringBuilder hashes = new StringBuilder();
        try (LayerFactory factory = new LayerFactory(rules, 9, true, true, threads, new AtomicBoolean())) {
            for (int seeds = 0; seeds <= 9; seeds++) {
                factory.makeAndKeep()
                        .forEach(layer -> hashes.append(hash(layer)).append(' '));
            }
        }
        return hashes.toString();
    }

    private static long hash(Layer layer) {
        long hash = 0;
        for (int sum = 0; sum <= layer.seeds; sum++) {
            Slices block = layer.block(sum);
            for (int slice = 0; slice < block.count; slice++) {
                for (int entry = 0; entry < block.length; entry++) {
                    hash = 31 * hash + block.get(slice, entry);
                }
            }
        }
        return hash;
    }

    private static Map<Integer, Long> counts(Layer layer) {
        Map<Integer, Long> counts = new TreeMap<>();
        long[] byByte = layer.counts(Workers.ALONE);
        for (int i = 0; i < byByte.length; i++) {
            if (byByte[i] > 0) {
                counts.put(i - Layer.ZERO, byByte[i]);
            }
        }
        return counts;
    }

    private static Map<Integer, Map<Integer, Long>> read(String file) {
        Map<Integer, Map<Integer, Long>> counts = new TreeMap<>();
        try (var stream = DistributionTest.class.getResourceAsStream("/golden/" + file)) {
            for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (!line.startsWith("#") && !line.startsWith("n")) {
                    String[] parts = line.split("\t");
                    counts.computeIfAbsent(Integer.parseInt(parts[0]), n -> new TreeMap<>())
                            .put(Integer.parseInt(parts[1]), Long.parseLong(parts[2]));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return counts;
    }
}
