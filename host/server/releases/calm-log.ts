import { LRUCache } from 'lru-cache';

/** As much of a logger as the edge's parts use. */
export interface Log {
  error(details: object, message: string): void;
}

const AGAIN_AFTER_MS = 60_000;
const MOST_REMEMBERED = 1000;

/**
 * Says the same of the same things, errors aside, once a minute: what is refused is asked for again by every request,
 * two hundred times a second.
 */
export function calmLog(log: Log): Log['error'] {
  const said = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: AGAIN_AFTER_MS });
  return (details, message) => {
    const { err: _error, ...about } = { err: undefined, ...details };
    const key = JSON.stringify([message, about]);
    if (said.has(key)) return;
    said.set(key, true);
    log.error(details, message);
  };
}
