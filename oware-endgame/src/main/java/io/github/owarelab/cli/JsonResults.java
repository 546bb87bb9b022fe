package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.game.Result;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import java.io.IOException;
import java.time.Duration;

/** Parts of JSON objects that several commands print. */
final class JsonResults {
    private JsonResults() {}

    /** Writes how a game ended; half seeds as 23.5. */
    static void writeFinal(JsonGenerator json, Result result) throws IOException {
        writeScore(json, result.score());
        json.writeStringField("reason", result.reason().text());
    }

    /** Writes what each side has at the end. */
    static void writeScore(JsonGenerator json, Score score) throws IOException {
        json.writeObjectFieldStart("final");
        for (Side side : Side.values()) {
            json.writeFieldName(side == Side.SOUTH ? "south" : "north");
            json.writeNumber(score.text(side));
        }
        json.writeEndObject();
    }

    /** Writes a time in seconds, to the millisecond. */
    static void writeSeconds(JsonGenerator json, Duration time) throws IOException {
        json.writeNumberField("seconds", Math.round(Times.seconds(time) * 1000) / 1000.0);
    }
}
