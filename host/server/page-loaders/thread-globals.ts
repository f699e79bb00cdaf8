import type { RunTimers } from './run-timers.ts';

const quiet = () => undefined;

/**
 * What browsers and Node both have, and a page may use: one composition's own.
 * @param fetch the way to the API, and to nothing else
 */
export const threadGlobals = (
  fetch: (input: unknown, init?: RequestInit) => Promise<Response>,
  { setTimeout, clearTimeout }: RunTimers,
): object => ({
  AbortController,
  AbortSignal,
  DOMException,
  Event,
  EventTarget,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  // What it says would be nobody's: faults are told with remote and version.
  console: { debug: quiet, error: quiet, info: quiet, log: quiet, warn: quiet },
  crypto: {
    getRandomValues: (array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array),
    randomUUID: () => crypto.randomUUID(),
  },
  performance: { now: () => performance.now(), timeOrigin: performance.timeOrigin },
  fetch,
  queueMicrotask,
  setTimeout,
  structuredClone,
});
