import type { BuildRuntime } from './build-runtime.ts';

declare global {
  /** how often an address was asked for, by every build of the page: a remote's may be evaluated more than once */
  var alisioAsked: Map<string, number> | undefined;
}

/** The address under which a browser asks anew: for the first time it is the address itself. */
export function freshAddress(url: string): string {
  globalThis.alisioAsked ??= new Map();
  const times = globalThis.alisioAsked.get(url) ?? 0;
  globalThis.alisioAsked.set(url, times + 1);
  return times === 0 ? url : `${url}?again=${times}`;
}

/** A module that threw would throw the same for ever. */
export function dropThrown({ c: evaluated }: Pick<BuildRuntime, 'c'>): void {
  for (const [id, { error }] of Object.entries(evaluated)) if (error !== undefined) delete evaluated[id];
}

/**
 * Lets what failed be tried again, when a chunk is asked for. A build asks for a file again only when it did not
 * come; the browser would answer with the bytes that it kept, or with the request that still hangs, so from the
 * second time on the address is another.
 */
export function letTryAgain(build: Pick<BuildRuntime, 'c' | 'e' | 'l'>): void {
  const { e: fetchChunk, l: load } = build;
  build.e = (chunk) => {
    dropThrown(build);
    return fetchChunk(chunk);
  };
  build.l = (url, ...rest) => load(freshAddress(url), ...rest);
}
