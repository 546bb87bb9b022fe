/** The page of pictures about tables. */
package io.github.owarelab.cli.report;
