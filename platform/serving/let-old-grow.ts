import { setFlagsFromString } from 'node:v8';

/** By how much of itself what is old may grow before it is marked. */
const PERCENT = 150;

/**
 * Has V8 mark what is old less often, in the whole process and all threads that are started later; it has this no other
 * way. By its own measure it marks again after a fifth more: a thread that answers searches every three seconds, one that
 * draws pages every fifth page, each time 40 to 120 ms and as much of its helpers on the other cores. What a heap may
 * have at most stays what it is.
 */
export const letOldGrow = (): void => setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
