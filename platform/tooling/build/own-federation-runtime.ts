import { rspack } from '@rspack/core';
import { repositoryRoot } from './paths.ts';

/** The request that the federation plugin writes for the runtime of a build: its whole text. */
const PLUGINS_RUNTIME = /data:text\/javascript,import%20__module_federation_bundler_runtime__/;

/**
 * Puts our runtime (`platform/federation`) in the place of the one that the federation plugin writes into each
 * build: the registry says what there is and the edge preloads it, so most of the plugin's is never asked for.
 */
export const ownFederationRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(PLUGINS_RUNTIME, `${repositoryRoot}/platform/federation/entry.ts`);
