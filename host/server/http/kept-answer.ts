import { within } from '@alisio/platform/serving';
import { LRUCache } from 'lru-cache';

export interface KeptTimes {
  /** how long an answer is good without asking again, milliseconds */
  freshMs: number;
  /** how long a first answer is waited for, milliseconds */
  waitMs: number;
}

/** After an ask that came to nothing. */
const AGAIN_AFTER_MS = 1000;

/**
 * What one ask gives to all: callers that come while it runs, or once it is known, ask no more. What is known is given at
 * once, and renewed behind; for as long as asking comes to nothing it stays. Only the first ask is waited for: when that
 * was late or came to nothing, nothing is what is known.
 * @param ask gives nothing where there is no answer; never throws, and ends by itself
 */
export function keptAnswer<T extends object>(
  ask: () => Promise<T | undefined>,
  { freshMs, waitMs }: KeptTimes,
): () => Promise<T | undefined> {
  let begun = 0;
  const cache = new LRUCache<'answer', { value: T | undefined }>({
    max: 1,
    ttl: freshMs,
    allowStale: true,
    fetchMethod: async (_key, known, { options }) => {
      begun = performance.now();
      const value = await ask();
      if (value === undefined) options.ttl = Math.min(AGAIN_AFTER_MS, freshMs);
      return { value: value ?? known?.value };
    },
  });

  return async () => {
    const known = cache.peek('answer', { allowStale: true })?.value;
    const asked = cache.fetch('answer');
    if (known !== undefined) return known;
    const left = Math.max(0, begun + waitMs - performance.now());
    return (await within(asked, { ms: left, late: () => undefined }))?.value;
  };
}
