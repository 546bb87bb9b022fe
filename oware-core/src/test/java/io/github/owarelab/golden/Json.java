package io.github.owarelab.golden;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One JSON object, read into maps and lists. */
record Json(Map<?, ?> fields) {
    private static final JsonFactory FACTORY = new JsonFactory();

    static Json parse(String text) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            parser.nextToken();
            return new Json((Map<?, ?>) value(parser));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> parser.getText();
        };
    }

    private static Map<String, Object> object(JsonParser parser) throws IOException {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            object.put(name, value(parser));
        }
        return object;
    }

    private static List<Object> array(JsonParser parser) throws IOException {
        List<Object> array = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            array.add(value(parser));
        }
        return array;
    }

    boolean has(String name) {
        return fields.get(name) != null;
    }

    String text(String name) {
        return (String) fields.get(name);
    }

    boolean flag(String name) {
        return (Boolean) fields.get(name);
    }

    int number(String name) {
        return ((BigDecimal) fields.get(name)).intValueExact();
    }

    /** A number of seeds in half seeds. */
    int halves(String name) {
        return ((BigDecimal) fields.get(name)).multiply(BigDecimal.valueOf(2)).intValueExact();
    }

    int[] numbers(String name) {
        return ((List<?>) fields.get(name))
                .stream()
                        .mapToInt(value -> ((BigDecimal) value).intValueExact())
                        .toArray();
    }

    Json object(String name) {
        return new Json((Map<?, ?>) fields.get(name));
    }

    List<Json> objects(String name) {
        return ((List<?>) fields.get(name))
                .stream().map(value -> new Json((Map<?, ?>) value)).toList();
    }
}
