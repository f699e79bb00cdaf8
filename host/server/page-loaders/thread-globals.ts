/**
 * Takes away what would make code of text in this thread, by the way of any function that is given to a loader. With
 * it goes the short way from a loader to Node. A thread holds loops, leaks and mistakes; it is no sandbox against who
 * means harm: that nobody else's code runs here is the signature's part.
 */
export function closeConstructors(): void {
  const functions = [
    function plain() {},
    async function later() {},
    function* several() {},
    async function* severalLater() {},
  ];
  for (const one of functions) {
    Object.defineProperty(Object.getPrototypeOf(one), 'constructor', { value: undefined });
  }
}

const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/**
 * Nobody can change what compositions have in common: the classes of this thread, and what they are made of. Each has a
 * language of its own beside them.
 */
export function freezeShared(globals: object): void {
  const seen = new Set<object>();
  const left: unknown[] = Object.values(globals);
  for (let thing = left.pop(); left.length > 0 || thing !== undefined; thing = left.pop()) {
    if (!isThing(thing) || thing === globalThis || seen.has(thing)) continue;
    seen.add(thing);
    left.push(Object.getPrototypeOf(thing));
    for (const own of Object.values(Object.getOwnPropertyDescriptors(thing)))
      left.push(own.value, own.get, own.set);
  }
  for (const thing of seen) Object.freeze(thing);
}

const quiet = () => undefined;

/** What browsers and Node both have, and a page may use: one composition's own. @param fetch the way to the API, and to nothing else */
export const threadGlobals = (fetch: (input: unknown, init?: RequestInit) => Promise<Response>): object => ({
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
    subtle: crypto.subtle,
  },
  performance: { now: () => performance.now(), timeOrigin: performance.timeOrigin },
  fetch,
  queueMicrotask,
  setTimeout,
  structuredClone,
});
