import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const lent = {
  runtime,
  attachShareScopeMap,
  // The shell exposes nothing, so its own build leaves the last one out.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
};

declare global {
  /** set by the shell before any remote's entry can run */
  var alisioBundlerRuntime: typeof lent | undefined;
}

/**
 * Part of the shell's build. The plugin's `provideExternalRuntime` lends remotes the core of the federation
 * runtime; this lends them the bundler's part too, 3 KB (brotli) less in each remote's entry.
 */
globalThis.alisioBundlerRuntime = lent;
