package io.github.owarelab.endgame.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The layer files of a directory. Files with other names are none of a table's business. */
public final class LayerFiles {
    private LayerFiles() {}

    /**
     * Opens the layers of 0, 1 and so on seeds, as many as there are.
     *
     * @param directory a directory
     * @return their readers, none if there is no layer file
     * @throws BadLayerException if a layer between others is missing, a file is damaged, or the layers have different
     *     moves
     * @throws IOException if a file cannot be read
     */
    public static List<LayerReader> open(Path directory) throws IOException {
        int count = count(directory);
        List<LayerReader> layers = new ArrayList<>();
        for (int seeds = 0; seeds < count; seeds++) {
            layers.add(LayerReader.open(LayerFormat.file(directory, seeds)));
            checkContents(layers, seeds);
        }
        return layers;
    }

    private static int count(Path directory) throws BadLayerException {
        int missing = -1;
        int count = 0;
        for (int seeds = 0; seeds <= LayerFormat.MOST_SEEDS; seeds++) {
            if (!Files.exists(LayerFormat.file(directory, seeds))) {
                missing = missing < 0 ? seeds : missing;
            } else if (missing < 0) {
                count++;
            } else {
                throw new BadLayerException(directory + " has a gap: there is " + seeds + LayerFormat.EXTENSION
                        + ", but no " + missing + LayerFormat.EXTENSION);
            }
        }
        return count;
    }

    private static void checkContents(List<LayerReader> layers, int seeds) throws BadLayerException {
        LayerReader layer = layers.get(seeds);
        LayerContents contents = layer.contents();
        LayerContents first = layers.get(0).contents();
        if (contents.seeds() != seeds) {
            throw new BadLayerException(layer.file() + " holds the layer of " + contents.seeds() + " seeds");
        }
        if (!contents.game().equals(first.game())) {
            throw new BadLayerException(layer.file() + " is made for the moves of "
                    + contents.game().name() + ", but " + layers.get(0).file().getFileName() + " for those of "
                    + first.game().name());
        }
    }

    /**
     * The same failure with the name of the file, which a full disk, for example, does not tell.
     *
     * @param file the file
     * @param e a failure to read or write it
     * @return a failure that names it
     */
    public static IOException named(Path file, IOException e) {
        if (e instanceof FileSystemException || e instanceof BadLayerException || e.getMessage() == null) {
            return e;
        }
        FileSystemException named = new FileSystemException(file.toString(), null, e.getMessage());
        named.initCause(e);
        return named;
    }
}
