package io.github.owarelab.bench;

import io.github.owarelab.game.Game;
import io.github.owarelab.tables.EndgameTables;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * A searcher of another build of oware-search, so that two builds can play in one process. Everything but the search itself is
 * shared with this program.
 */
final class LoadedSearcher {
    private static final String PACKAGE = "io.github.owarelab.search.";

    private final Object searcher;
    private final Object limits;
    private final Method search;
    private final Method clear;
    private final Method move;

    /**
     * Loads a searcher of one thread.
     *
     * @param place a jar or directory with the classes of oware-search
     * @param hashMebibytes the size of its transposition table
     * @param nodes boards for each move
     */
    LoadedSearcher(Path place, int hashMebibytes, EndgameTables tables, long nodes)
            throws ReflectiveOperationException, MalformedURLException {
        ClassLoader loader = new SearchLoader(place);
        Class<?> limitsClass = loader.loadClass(PACKAGE + "Limits");
        Class<?> type = loader.loadClass(PACKAGE + "Searcher");
        Object builder = type.getMethod("builder").invoke(null);
        builder.getClass().getMethod("hashMebibytes", int.class).invoke(builder, hashMebibytes);
        builder.getClass().getMethod("tables", EndgameTables.class).invoke(builder, tables);
        searcher = builder.getClass().getMethod("build").invoke(builder);
        limits = limitsClass.getMethod("nodes", long.class).invoke(null, nodes);
        search = type.getMethod("search", Game.class, limitsClass);
        clear = type.getMethod("clear");
        move = search.getReturnType().getMethod("move");
    }

    /** The house to sow. */
    int move(Game game) throws ReflectiveOperationException {
        return (int) move.invoke(search.invoke(searcher, game, limits));
    }

    void newGame() throws ReflectiveOperationException {
        clear.invoke(searcher);
    }

    /** Takes the search from the given place, everything else from the loader of this program. */
    private static final class SearchLoader extends URLClassLoader {
        SearchLoader(Path place) throws MalformedURLException {
            super(new URL[] {place.toUri().toURL()}, LoadedSearcher.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(PACKAGE)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : findClass(name);
            }
        }

        @Override
        public URL getResource(String name) {
            URL own = findResource(name);
            return own != null ? own : super.getResource(name);
        }
    }
}
