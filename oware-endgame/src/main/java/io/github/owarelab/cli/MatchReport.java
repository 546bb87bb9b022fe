package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.cli.match.PlayedGame;
import io.github.owarelab.cli.match.Sprt;
import io.github.owarelab.cli.match.Tally;
import io.github.owarelab.cli.match.Verdict;
import io.github.owarelab.game.Side;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/** Prints the games of a match and what they tell. */
final class MatchReport {
    private final Console console;
    private final boolean json;
    private final Optional<Sprt> sprt;
    private final Tally tally = new Tally();

    MatchReport(Console console, boolean json, Optional<Sprt> sprt) {
        this.console = console;
        this.json = json;
        this.sprt = sprt;
    }

    /** Counts and prints a game. */
    void game(PlayedGame game) {
        tally.add(game.halves());
        if (json) {
            console.json(fields -> write(fields, game));
        } else {
            console.line(
                    "game %d: %s - %s %s (%s, %d plies); %s",
                    game.number(),
                    game.south(),
                    game.north(),
                    game.verdict().text(),
                    game.verdict().reason(),
                    game.game().plies(),
                    score());
        }
    }

    private String score() {
        return "+" + tally.wins() + " =" + tally.draws() + " -" + tally.losses();
    }

    /** Whether the test, if there is one, needs more games. */
    boolean isOpen() {
        return sprt.isEmpty() || sprt.get().state(tally) == Sprt.State.OPEN;
    }

    /** Prints what all games tell, if there are any. */
    void summary() {
        if (tally.games() == 0) {
            return;
        }
        if (json) {
            console.json(this::write);
        } else {
            console.line("%d games: %s, score %.1f %%, %s", tally.games(), score(), 100 * tally.score(), difference());
            sprt.ifPresent(this::print);
        }
    }

    private String difference() {
        if (Double.isInfinite(tally.elo())) {
            return "no Elo can be told from games that all end alike";
        }
        return "Elo " + number(tally.elo())
                + (Double.isFinite(tally.eloError())
                        ? " +- " + number(tally.eloError())
                        : ", too few games to tell how surely");
    }

    /** Nothing is less than 0 by so little that it reads 0. */
    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.equals("-0.0") ? "0.0" : text;
    }

    private void print(Sprt test) {
        console.line(
                "SPRT of Elo %s against %s: %.2f in %.2f to %.2f, %s",
                number(test.elo0()),
                number(test.elo1()),
                test.logLikelihoodRatio(tally),
                test.lower(),
                test.upper(),
                state(test));
    }

    private String state(Sprt test) {
        return switch (test.state(tally)) {
            case OPEN -> "open";
            case ACCEPTED_ELO0 -> "elo0";
            case ACCEPTED_ELO1 -> "elo1";
        };
    }

    private static void write(JsonGenerator fields, PlayedGame game) throws IOException {
        Verdict verdict = game.verdict();
        fields.writeNumberField("game", game.number());
        fields.writeStringField("south", game.south());
        fields.writeStringField("north", game.north());
        fields.writeStringField("first", game.first() == Side.SOUTH ? "south" : "north");
        fields.writeStringField("position", game.game().start().toString());
        fields.writeStringField("moves", game.game().moves());
        fields.writeNumberField("opening", game.opening());
        fields.writeNumberField("plies", game.game().plies());
        if (verdict.score().isPresent()) {
            JsonResults.writeScore(fields, verdict.score().get());
        }
        fields.writeStringField("reason", verdict.reason());
        fields.writeNumberField("score", game.halves() / 2.0);
        JsonResults.writeSeconds(fields, game.time());
    }

    private void write(JsonGenerator fields) throws IOException {
        fields.writeNumberField("games", tally.games());
        fields.writeNumberField("wins", tally.wins());
        fields.writeNumberField("draws", tally.draws());
        fields.writeNumberField("losses", tally.losses());
        fields.writeFieldName("pairs");
        int[] pairs = tally.pairs();
        fields.writeArray(pairs, 0, pairs.length);
        writeRounded(fields, "score", tally.score());
        writeRounded(fields, "elo", tally.elo());
        writeRounded(fields, "eloError", tally.eloError());
        if (sprt.isPresent()) {
            write(fields, sprt.get());
        }
    }

    private void write(JsonGenerator fields, Sprt test) throws IOException {
        fields.writeObjectFieldStart("sprt");
        fields.writeNumberField("elo0", test.elo0());
        fields.writeNumberField("elo1", test.elo1());
        fields.writeNumberField("alpha", test.alpha());
        fields.writeNumberField("beta", test.beta());
        writeRounded(fields, "llr", test.logLikelihoodRatio(tally));
        writeRounded(fields, "lower", test.lower());
        writeRounded(fields, "upper", test.upper());
        fields.writeStringField("state", state(test));
        fields.writeEndObject();
    }

    /** What is not known, or infinite, is null. */
    private static void writeRounded(JsonGenerator fields, String name, double value) throws IOException {
        if (Double.isFinite(value)) {
            fields.writeNumberField(name, Math.round(value * 10_000) / 10_000.0);
        } else {
            fields.writeNullField(name);
        }
    }
}
