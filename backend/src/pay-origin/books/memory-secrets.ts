import { LRUCache } from 'lru-cache';
import type { Secrets } from './books.ts';

const SWEEP_MS = 60_000;
/** A flood must not fill the memory; those used longest ago go first. */
const MOST_OF_A_KIND = 20_000;

/** In the memory of this process only. `clock`: UTC milliseconds */
export function memorySecrets(clock: () => number): Secrets & { close: () => void } {
  const kind = () =>
    new LRUCache<string, Buffer>({
      max: MOST_OF_A_KIND,
      ttl: SWEEP_MS,
      ttlResolution: 0,
      perf: { now: clock },
      // Overwritten when it is forgotten, as no text can be.
      dispose: (text) => text.fill(0),
    });
  const kept = { card: kind(), challenge: kind(), 'sent-back': kind() };
  const timer = setInterval(() => {
    for (const of of Object.values(kept)) of.purgeStale();
  }, SWEEP_MS).unref();
  const read: Secrets['read'] = async (of, id) => kept[of].get(id)?.toString();
  const forget: Secrets['forget'] = async (of, id) => {
    kept[of].delete(id);
  };
  return {
    keep: async (of, id, text, forMs) => {
      kept[of].set(id, Buffer.from(text), { ttl: forMs });
    },
    read,
    readToChange: read,
    take: async (of, id) => {
      const text = kept[of].get(id)?.toString();
      kept[of].delete(id);
      return text;
    },
    forget,
    close: () => {
      clearInterval(timer);
      for (const of of Object.values(kept)) of.clear();
    },
  };
}
