import type { Configuration } from '@rspack/core';
import { commonConfiguration } from '../build/common-configuration.ts';
import { hostConfiguration } from '../build/host-configuration.ts';
import { remoteConfiguration } from '../build/remote-configuration.ts';
import { lendRefresh, refreshed } from './refreshed.ts';
import { editableTexts, textsRule } from './texts-in-place.ts';

/**
 * Conditions of packages' exports, as in a production build: emotion's development edition writes styles as text,
 * which the page's policy refuses. React's goes by `NODE_ENV`.
 */
const released = ['webpack', 'production', 'browser'];

const hasMain = (entry: Configuration['entry']): entry is { main: string[] } =>
  typeof entry === 'object' && 'main' in entry && Array.isArray(entry.main);

/**
 * What every watched build has in common: files by name, at an origin of their own, never on the disk.
 * @param namespace of its texts
 */
function watched(base: Configuration, origin: string, namespace: string): Configuration {
  return {
    ...base,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), textsRule(namespace)] },
    output: {
      ...base.output,
      // The dev server writes into memory; what is on the disk is a build for release.
      clean: false,
      publicPath: `${origin}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: {
      ...base.resolve,
      byDependency: {
        esm: { conditionNames: ['import', 'module', ...released] },
        commonjs: { conditionNames: ['require', 'module', ...released] },
      },
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'named',
      moduleIds: 'named',
      // What does not compile is told, not sent: a page goes on with the last code that did.
      emitOnErrors: false,
    },
  };
}

/** The shell from source: React's development build, with the refresh runtime that remotes borrow. */
export function developmentHost(folder: string, origin: string): Configuration {
  const base = watched(hostConfiguration(folder, 'development'), origin, 'host');
  if (!hasMain(base.entry)) throw new Error('The shell has no entry "main".');
  return {
    ...base,
    entry: { main: [lendRefresh, ...base.entry.main] },
    plugins: [...(base.plugins ?? []), ...refreshed('host'), editableTexts()],
  };
}

/**
 * What the edge runs of a workspace from source: the same names of classes as its browser half has, and what it throws
 * can be found in the sources.
 * @param half the configuration of a server half
 */
export function developmentHalf(half: Configuration, origin: string): Configuration {
  const conditions = ['webpack', 'production', 'node'];
  return {
    ...half,
    // By itself: the browser's files are in another compiler.
    dependencies: [],
    devtool: 'cheap-module-source-map',
    output: {
      ...half.output,
      publicPath: `${origin}/`,
      filename: '[name].js',
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    resolve: {
      ...half.resolve,
      byDependency: {
        esm: { conditionNames: ['import', 'module', ...conditions] },
        commonjs: { conditionNames: ['require', 'module', ...conditions] },
      },
    },
    optimization: { ...half.optimization, moduleIds: 'named', emitOnErrors: false },
  };
}

/** What a remote is called. */
export interface RemoteNames {
  name: string;
  namespace: string;
}

/** A remote from source, with the shell's refresh runtime. */
export function developmentRemote(
  folder: string,
  { name, namespace }: RemoteNames,
  origin: string,
): Configuration {
  const base = watched(remoteConfiguration(folder, name, 'development'), origin, namespace);
  return { ...base, plugins: [...(base.plugins ?? []), ...refreshed(name)] };
}

/** A remote in its stub of the shell: everything in one bundle, shared with nobody. */
export function developmentAlone(
  folder: string,
  { name, namespace }: RemoteNames,
  entry: string,
  origin: string,
): Configuration {
  const base = watched(commonConfiguration(folder, 'development'), origin, namespace);
  return {
    ...base,
    name,
    entry: { main: [lendRefresh, entry] },
    output: { ...base.output, uniqueName: `${name}-alone` },
    plugins: [...(base.plugins ?? []), ...refreshed(name), editableTexts()],
  };
}
