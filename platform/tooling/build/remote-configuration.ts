import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { sharedByRemote } from '../shared-dependencies/index.ts';
import { type BuildMode, commonConfiguration } from './common-configuration.ts';
import { ownFederationRuntime } from './own-federation-runtime.ts';

/** `mf-flights` → `mf_flights`: the container's name is the name of a global. */
export const globalNameOf = (name: string): string => name.replaceAll('-', '_');

/** A remote: one exposed module, nothing of the shared table in its files. */
export function remoteConfiguration(folder: string, name: string, mode: BuildMode): Configuration {
  const common = commonConfiguration(folder, mode);
  return {
    ...common,
    name,
    entry: {},
    output: { ...common.output, uniqueName: name },
    module: {
      ...common.module,
      // What a page does not use of a folder's index stays out of its file. Pages themselves are asked for, and run.
      rules: [...(common.module?.rules ?? []), { include: `${folder}/src/`, sideEffects: false }],
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: globalNameOf(name),
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './routes': { import: './src/routes.ts', name: 'routes' } },
        shareStrategy: 'loaded-first',
        shared: sharedByRemote(folder),
        dts: false,
        manifest: true,
      }),
      ownFederationRuntime(),
    ],
  };
}
