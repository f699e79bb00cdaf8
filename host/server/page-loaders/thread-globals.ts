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

const quiet = () => undefined;

/** What browsers and Node both have, and a loader may use. @param fetch the way to the API, and to nothing else */
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
  crypto,
  performance,
  fetch,
  queueMicrotask,
  setTimeout,
  structuredClone,
});
