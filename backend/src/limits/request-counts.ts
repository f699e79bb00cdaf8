import { LRUCache } from 'lru-cache';

/** More than callers of one minute; those not heard of for longest are forgotten first. */
const MOST_KEPT = 200_000;

/** What a process knows of the requests of one caller to what has one limit. */
export interface Counted {
  /** requests in this stretch of time, of all processes as far as this one knows */
  requests: number;
  /** of them, what only this process knows */
  unsaid: number;
  /** when counting begins anew, milliseconds of `steadyNow` */
  until: number;
  /** there may be so many */
  most: number;
}

export interface RequestCounts {
  /** Counts a request. `windowMs`: how long it counts, from the first one on. @returns of `most`; `ttl`: milliseconds */
  count: (key: string, windowMs: number, most: number) => { current: number; ttl: number };
  close: () => Promise<void>;
}

/** Milliseconds of a clock that nobody sets: one that is set back would refuse callers until it has come to where it was. */
export const steadyNow = (): number => performance.now();

/** Requests in the memory of one process. `onCount` sees each that was counted. `now`: milliseconds */
export function countsInMemory(
  onCount: (key: string, counted: Counted) => void = () => undefined,
  now: () => number = steadyNow,
): RequestCounts {
  const kept = new LRUCache<string, Counted>({ max: MOST_KEPT });
  return {
    count: (key, windowMs, most) => {
      const at = now();
      let counted = kept.get(key);
      if (!counted || counted.until <= at) {
        counted = { requests: 0, unsaid: 0, until: at + windowMs, most };
        kept.set(key, counted);
      }
      counted.requests += 1;
      counted.unsaid += 1;
      onCount(key, counted);
      return { current: counted.requests, ttl: Math.max(1, Math.ceil(counted.until - at)) };
    },
    close: async () => kept.clear(),
  };
}
