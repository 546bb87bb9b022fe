package io.github.owarelab.cli;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;

/** Tells how far long work has come, its rate and the time left: as a bar on a terminal, elsewhere as a line now and then. */
final class Progress implements AutoCloseable {
    private static final int BAR_MILLISECONDS = 250;
    private static final int LINE_MILLISECONDS = 10_000;
    private static final int FIRST_LINE_SECONDS = 5;
    private static final int LINE_WIDTH = 100;
    private static final long MILLION = 1_000_000;

    private final Console console;
    private final ProgressBar bar;

    /**
     * Begins.
     *
     * @param inAll how many boards there are
     */
    Progress(Console console, long inAll) {
        this.console = console;
        ProgressBarBuilder builder = new ProgressBarBuilder().setInitialMax(inAll);
        int width = console.errorWidth();
        bar = (width > 0 ? asBar(builder, width) : asLines(builder)).build();
    }

    private ProgressBarBuilder asBar(ProgressBarBuilder builder, int width) {
        return builder.setTaskName("boards")
                .setUnit("M", MILLION)
                .showSpeed(new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.ROOT)))
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(BAR_MILLISECONDS)
                .setConsumer(new DelegatingProgressBarConsumer(console::status, width - 1));
    }

    private ProgressBarBuilder asLines(ProgressBarBuilder builder) {
        return builder.setRenderer(Progress::line)
                .setUpdateIntervalMillis(LINE_MILLISECONDS)
                .setConsumer(new DelegatingProgressBarConsumer(this::say, LINE_WIDTH));
    }

    private void say(String line) {
        if (!line.isEmpty()) {
            console.say(line);
        }
    }

    /** Nothing for work that is over before the first line is due. */
    private static String line(ProgressState state, int width) {
        double seconds = Times.seconds(state.getElapsedAfterStart());
        if (!state.isAlive() || state.getCurrent() == 0 || seconds < FIRST_LINE_SECONDS) {
            return "";
        }
        double rate = state.getCurrent() / seconds;
        return String.format(
                Locale.ROOT,
                "%.1f %% of the boards done, %.1f M boards/s, %.0f s left",
                100 * state.getNormalizedProgress(),
                rate / MILLION,
                (state.getMax() - state.getCurrent()) / rate);
    }

    /** Tells how many boards are done. */
    void show(long done) {
        bar.stepTo(done);
    }

    @Override
    public void close() {
        bar.close();
        console.status("");
    }
}
