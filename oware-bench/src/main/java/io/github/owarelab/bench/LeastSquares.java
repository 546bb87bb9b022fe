package io.github.owarelab.bench;

/** Weights of features that come nearest to observed values, by the normal equations. */
final class LeastSquares {
    /** Added to each sum of squares: a feature that was hardly seen gets a weight near 0. */
    private static final double RIDGE = 30;

    private final int features;
    /** The products of features with each other and, in the last column, with the value. */
    private final double[][] products;

    private double squares;
    private long observations;

    LeastSquares(int features) {
        this.features = features;
        this.products = new double[features][features + 1];
    }

    void add(double[] of, double value) {
        for (int i = 0; i < features; i++) {
            if (of[i] == 0) {
                continue;
            }
            for (int j = 0; j < features; j++) {
                products[i][j] += of[i] * of[j];
            }
            products[i][features] += of[i] * value;
        }
        squares += value * value;
        observations++;
    }

    long observations() {
        return observations;
    }

    /** The weights, by Gauss-Jordan elimination; the products are positive definite, so the diagonal never vanishes. */
    double[] weights() {
        double[][] rows = new double[features][];
        for (int i = 0; i < features; i++) {
            rows[i] = products[i].clone();
            rows[i][i] += RIDGE;
        }
        for (int pivot = 0; pivot < features; pivot++) {
            for (int i = 0; i < features; i++) {
                double factor = i == pivot ? 0 : rows[i][pivot] / rows[pivot][pivot];
                for (int j = pivot; j <= features; j++) {
                    rows[i][j] -= factor * rows[pivot][j];
                }
            }
        }
        double[] weights = new double[features];
        for (int i = 0; i < features; i++) {
            weights[i] = rows[i][features] / rows[i][i];
        }
        return weights;
    }

    /** The mean of the squares that the weights leave. */
    double rest() {
        double explained = 0;
        double[] weights = weights();
        for (int i = 0; i < features; i++) {
            explained += weights[i] * products[i][features];
        }
        return (squares - explained) / observations;
    }
}
