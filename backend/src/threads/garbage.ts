import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { letOldGrow } from '@alisio/platform/serving';

/**
 * How garbage is collected in the whole process, as V8 has it no other way; threads that are started later keep to it.
 * Each of these was part of the slowest searches of a hundred (decision 83).
 */
const FLAGS = [
  // Threads compute on every core: a collection that is shared out waited 20 to 60 ms for cores that were busy, for 3 ms
  // of work.
  '--no-parallel-scavenge',
  // What once outlived a search was made among what is old from then on, and kept young garbage in use from there.
  '--no-allocation-site-pretenuring',
  // Megabytes: what a thread keeps grows to 130; marking it at 30, 60, 90 and so on took 150 ms each time. V8 marks 64 MB
  // before there is no more room.
  '--initial-old-space-size=384',
  // A thread that rested for some seconds marked all of it, 300 ms, and the next search waited for that.
  '--no-memory-reducer',
  // Else 64 MB outside of the heap begin a marking of all that is old.
  '--external-memory-accounted-in-global-limit',
  '--expose-gc',
];

/** Of what is young, before which collecting is not worth it; the young generation has room for 64 MB. */
const LEAST_BYTES = 20 * 1024 * 1024;

/** Before threads are started. */
export function collectAsThreadsDo(): void {
  letOldGrow();
  for (const flag of FLAGS) setFlagsFromString(flag);
}

const youngBytes = (): number =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_used_size ?? 0;

/**
 * Collects what is young between two pieces of work, when next to nothing of it is in use: while one is done all of it
 * would be copied, and be old by the next time.
 */
export function youngCollector(): () => void {
  const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');
  return () => {
    if (youngBytes() > LEAST_BYTES) collect({ type: 'minor' });
  };
}
