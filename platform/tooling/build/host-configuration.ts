import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { sharedByHost } from '../shared-dependencies/index.ts';
import { type BuildMode, commonConfiguration } from './common-configuration.ts';
import { ownFederationRuntime } from './own-federation-runtime.ts';
import { repositoryRoot } from './paths.ts';

/** The shell: no remote's name or address is in it; it brings the runtime that remotes use. */
export function hostConfiguration(folder: string, mode: BuildMode): Configuration {
  const common = commonConfiguration(folder, mode);
  return {
    ...common,
    name: 'host',
    entry: {
      main: [
        `${repositoryRoot}/platform/tooling/shared-dependencies/host-provides.ts`,
        `${folder}/src/main.ts`,
      ],
    },
    output: { ...common.output, uniqueName: 'alisio-host' },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'alisio_host',
        shareStrategy: 'loaded-first',
        shared: sharedByHost(folder),
        dts: false,
        manifest: false,
      }),
      ownFederationRuntime(),
    ],
  };
}
