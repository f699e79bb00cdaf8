import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** What a build's own runtime has for its chunks. */
interface BuildRuntime {
  /** modules that were evaluated; one that threw keeps what it threw */
  c: Record<string, { error?: unknown }>;
  /** fetches a chunk */
  e(chunk: string | number): Promise<unknown>;
  /** puts a script into the page */
  l(url: string, ...rest: unknown[]): void;
}

declare const __webpack_require__: BuildRuntime;

const builds: BuildRuntime[] = [];
const asked = new Map<string, number>();

/** A module that threw would throw the same for ever; a library of the shell may be the one that a remote waits for. */
function dropThrown(): void {
  for (const { c } of builds) {
    for (const [id, { error }] of Object.entries(c)) if (error !== undefined) delete c[id];
  }
}

/**
 * Lets what failed be tried again, when a chunk is asked for. A build asks for a file again only when it did not
 * come; the browser would answer with the bytes that it kept, or with the request that still hangs, so from the
 * second time on the address is another.
 */
function letTryAgain(build: BuildRuntime): void {
  const { e: fetchChunk, l: load } = build;
  builds.push(build);
  build.e = (chunk) => {
    dropThrown();
    return fetchChunk(chunk);
  };
  build.l = (url, ...rest) => {
    const times = asked.get(url) ?? 0;
    asked.set(url, times + 1);
    load(times === 0 ? url : `${url}?again=${times}`, ...rest);
  };
}

letTryAgain(__webpack_require__);

const lent = {
  runtime,
  attachShareScopeMap,
  bundlerRuntime: {
    ...bundlerRuntime,
    // The shell exposes nothing, so its own build leaves this one out.
    initContainerEntry,
    init(options: Parameters<typeof bundlerRuntime.init>[0] & { webpackRequire: BuildRuntime }) {
      letTryAgain(options.webpackRequire);
      return bundlerRuntime.init(options);
    },
  },
};

declare global {
  /** set by the shell before any remote's entry can run */
  var alisioBundlerRuntime: typeof lent | undefined;
}

/**
 * Part of the shell's build: lends remotes the federation runtime and the bundler's part of it. No remote looks for
 * the core that the plugin's `provideExternalRuntime` would lend.
 */
globalThis.alisioBundlerRuntime = lent;
