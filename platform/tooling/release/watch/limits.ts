import type { WatchedVital } from './told.ts';

/**
 * What a version on its way is held to, beside the live one in the same stretches of time. How often they decide wrongly
 * is in `docs/decisions/0079-a-candidate-watches-itself.md`, and tried in `simulated.test.ts`.
 */

/** So much more often than live may the candidate be troubled: also what reports that come late make of equal versions. */
export const TROUBLE_RATIO = 1.5;
/** Fewer troubled loads than this take nothing back. */
export const LEAST_TROUBLED = 0.005;
/** Whoever shouts alone decides nothing: as the operators' page has it. */
export const FEWEST_NETWORKS = 3;
/** Of the networks that told of loads. */
export const LEAST_NETWORKS = 0.01;
/**
 * Of each vital of a version a wide network is heard for so many values in an hour (`REPORTED_PROBLEMS_PER_HOUR` of the
 * API): what fewer than `FEWEST_NETWORKS` could have sent takes nothing back.
 */
export const VALUES_OF_A_NETWORK = 50;
/** A third quartile may be so much above live's, in the histogram's precision (two of its buckets). */
export const VITAL_RATIO = 1.2;
/** A difference that nobody feels is none: milliseconds, thousandths for CLS. */
export const VITAL_SLACK: Readonly<Record<WatchedVital, number>> = { LCP: 200, INP: 50, CLS: 25 };
/** Of live's loads before the watch: a live version that is troubled more than that is nothing to compare with. */
export const UNSETTLED_RATIO = 3;

/** Chance of what was seen, were the candidate within its limits: below it the candidate is taken back. */
export const SURELY = 1e-4;
/** Below it the candidate stays at its share until more is known. */
export const PERHAPS = 0.05;

/** Loads of the candidate before anything is said of it. */
export const FEWEST_LOADS = 50;
/** Values of a vital, of each version. */
export const FEWEST_VALUES = 100;
/** Loads of each version that make a stretch: within one both had the same day, API and visitors. */
export const LOADS_OF_STRETCH = 25;
/** Loads of live before the watch, to know what is usual. */
export const LOADS_OF_USUAL = 200;
