import { setTimeout as pause } from 'node:timers/promises';

/** What is asked for, or nothing when it is not there in so many milliseconds. */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T | undefined> {
  const isThere = new AbortController();
  const late = pause(ms, undefined, { signal: isThere.signal }).catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    isThere.abort();
  }
}
