import { LRUCache } from 'lru-cache';

export const HOUR_MS = 60 * 60 * 1000;

/** For who had as many attempts as an hour has, as headers of the refusal (RFC 9110 §10.2.3, seconds). */
export const afterAnHour = { 'retry-after': String(HOUR_MS / 1000) };

/** Gives an attempt back that turned out to be none. */
export type GiveBack = () => void;

/** Attempts on a key, counted for a while in this process. */
export interface Attempts {
  /**
   * Looks and counts in one: of calls at the same moment no more get through than a key has.
   * @returns nothing when a key has had as many as it may
   */
  take: (key: string) => GiveBack | undefined;
}

export interface AttemptLimit {
  /** how many a key has in a while */
  most: number;
  /** milliseconds from a key's first attempt until it begins anew */
  windowMs: number;
  /** UTC milliseconds */
  now: () => number;
}

/** A flood of keys must not fill the memory; those tried longest ago go first. */
const MOST_KEYS = 50_000;

/** Counts attempts by key: what an attacker may try again and again before they have to wait. */
export function countAttempts({ most, windowMs, now }: AttemptLimit): Attempts {
  const counts = new LRUCache<string, { count: number }>({
    max: MOST_KEYS,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  });
  const current = (key: string) => {
    const known = counts.get(key);
    if (known) return known;
    const fresh = { count: 0 };
    counts.set(key, fresh);
    return fresh;
  };
  return {
    take: (key) => {
      const attempts = current(key);
      if (attempts.count >= most) return undefined;
      attempts.count += 1;
      return () => {
        attempts.count -= 1;
      };
    },
  };
}
