package io.github.owarelab.cli;

import io.github.owarelab.endgame.BuildListener;
import io.github.owarelab.endgame.BuildPlan;
import io.github.owarelab.endgame.LayerInfo;
import java.time.Duration;
import java.util.Locale;

/** Prints what a build will do, how far it is, and each layer that is finished. */
final class BuildReport implements BuildListener, AutoCloseable {
    private static final String TITLES = "%5s %18s %12s %9s";
    private static final String ROW = "%5d %,18d %12s %9.3f";

    private static final Duration TELL_FROM = Duration.ofSeconds(1);

    private final Console console;
    private final boolean json;
    private final Progress progress;
    private final long inAll;
    private final long started = System.nanoTime();
    private boolean titled;

    BuildReport(Console console, BuildPlan plan, boolean json) {
        this.console = console;
        this.json = json;
        this.inAll = plan.boardsToDo();
        this.progress = new Progress(console, inAll);
    }

    /** The plan in a sentence. */
    static String summary(BuildPlan plan) {
        int layers = plan.options().seeds() + 1;
        String scratch = plan.usesScratch() ? ", " + Sizes.text(plan.scratchBytes()) + " of files meanwhile" : "";
        return String.format(
                Locale.ROOT,
                "%d %s, %d of them finished%s; %,d %s to build, about %s of files%s, %s of memory and %s%s",
                layers,
                layers == 1 ? "layer" : "layers",
                plan.finished(),
                withoutDistances(plan),
                plan.boardsToDo(),
                plan.boardsToDo() == 1 ? "board" : "boards",
                Sizes.text(plan.fileBytes()),
                scratch,
                Sizes.text(plan.memoryBytes()),
                Times.text(plan.expectedTime()),
                plan.inPairs() ? ", two layers at a time" : "");
    }

    private static String withoutDistances(BuildPlan plan) {
        return plan.withoutDistances() == 0 ? "" : ", " + plan.withoutDistances() + " more but for their distances";
    }

    /** Prints the plan as the result of the command. */
    static void print(Console console, BuildPlan plan, boolean json) {
        plan.remarks().forEach(console::say);
        if (!json) {
            console.line("%s", summary(plan));
            return;
        }
        console.json(fields -> {
            fields.writeStringField("rules", plan.options().rules().name());
            fields.writeNumberField("seeds", plan.options().seeds());
            fields.writeNumberField("finished", plan.finished());
            if (plan.withoutDistances() > 0) {
                fields.writeNumberField("withoutDistances", plan.withoutDistances());
            }
            fields.writeNumberField("boards", plan.boards());
            fields.writeNumberField("boardsToDo", plan.boardsToDo());
            fields.writeNumberField("layersAtOnce", plan.inPairs() ? 2 : 1);
            fields.writeNumberField("bytes", plan.fileBytes());
            fields.writeNumberField("memory", plan.memoryBytes());
            fields.writeNumberField("scratch", plan.scratchBytes());
            JsonResults.writeSeconds(fields, plan.expectedTime());
        });
    }

    @Override
    public void remark(String sentence) {
        console.say(sentence);
    }

    @Override
    public void progress(int seeds, long boards, long inAll) {
        progress.show(boards);
    }

    @Override
    public void finished(LayerInfo layer, Duration time) {
        if (json) {
            console.json(fields -> {
                fields.writeNumberField("seeds", layer.seeds());
                fields.writeNumberField("boards", layer.boards());
                fields.writeNumberField("bytes", layer.bytes());
                JsonResults.writeSeconds(fields, time);
            });
            return;
        }
        if (!titled) {
            console.line(TITLES, "seeds", "boards", "bytes", "seconds");
            titled = true;
        }
        console.line(ROW, layer.seeds(), layer.boards(), Sizes.text(layer.bytes()), Times.seconds(time));
    }

    /** Tells how long all took, unless that is too short to tell of a rate. */
    void tellTime() {
        progress.close();
        Duration time = Times.since(started);
        if (time.compareTo(TELL_FROM) < 0) {
            return;
        }
        console.say(String.format(
                Locale.ROOT,
                "%,d boards in %s, %.1f M a second",
                inAll,
                Times.text(time),
                inAll / Times.seconds(time) / 1e6));
    }

    @Override
    public void close() {
        progress.close();
    }
}
