/**
 * The frozen reference distribution of z.
 *
 * Provenance: 83,069 distinct front-page headlines of 250 days (July 2025 to March 2026, English and Swedish), grouped in one pass by
 * headline words within 36 hours; the 9,843 groups with two or more outlets were scored by this code. Their z has these upper quantiles:
 * 75 % 2.08, 50 % 2.62, 30 % 3.34, 15 % 4.08, 6 % 4.83, 2 % 5.56, .5 % 6.39, .1 % 7.47, .02 % 8.24.
 *
 * The breakpoints lie above them because a whole stream shows more of an event than front pages do: full text in place of headlines
 * raised z by .16 on average and .63 at the ninth decile (64 labelled clusters of 2013-2018), and more outlets are seen.
 * Front pages already choose what matters, so over all published clusters high scores are rarer still.
 */

/** Least z of the scores 2 to 10. Changing a number changes every score: replay the reference first. */
export const SCORE_BREAKPOINTS: readonly number[] = [2.2, 2.75, 3.5, 4.25, 5.05, 5.9, 7.1, 8, 8.9]
