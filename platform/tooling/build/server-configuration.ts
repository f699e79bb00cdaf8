import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Configuration, ExternalItem, RuleSetRules } from '@rspack/core';
import { sharedDependencies } from '../shared-dependencies/index.ts';
import { type BuildMode, commonConfiguration } from './common-configuration.ts';
import { SERVER_ENTRY } from './server-half.ts';

/** Name of the compilation that belongs to a browser build: `mf-flights` → `mf-flights server`. */
const serverName = (name: string): string => `${name} server`;

/** A file that the browser's build writes, under the same name. */
const unwritten = (rule: NonNullable<RuleSetRules>[number]): NonNullable<RuleSetRules>[number] =>
  typeof rule === 'object' && rule && rule.type === 'asset/resource'
    ? { ...rule, generator: { ...rule.generator, emit: false } }
    : rule;

/** What draws in browsers alone: nothing of it runs at the edge, whose memory it would fill. */
const IN_BROWSERS_ALONE = ['maplibre-gl'] as const;

interface HalfFacts {
  folder: string;
  /** of the browser build, after whose files it is written */
  name: string;
  entry: string;
  externals: ExternalItem[];
  mode: BuildMode;
}

/**
 * One CommonJS file beside the browser's, with nothing loaded later and nothing of a browser or of Node asked for: what
 * runs it gives it all that it has.
 */
function serverHalf({ folder, name, entry, externals, mode }: HalfFacts): Configuration {
  const common = commonConfiguration(folder, mode, false);
  const { rules = [] } = common.module ?? {};
  return {
    ...common,
    name: serverName(name),
    dependencies: [name],
    entry: { [SERVER_ENTRY]: entry },
    target: ['async-node', 'es2022'],
    externals,
    externalsType: 'commonjs',
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve?.alias,
        ...Object.fromEntries(IN_BROWSERS_ALONE.map((library) => [`${library}$`, false as const])),
      },
    },
    output: {
      ...common.output,
      clean: false,
      uniqueName: serverName(name),
      library: { type: 'commonjs-module' },
      publicPath: '',
    },
    module: {
      ...common.module,
      rules: rules.map(unwritten),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { ...common.optimization, splitChunks: false },
    plugins: [],
  };
}

/** The shared table by request, and our own modules by their file too: those of one package reach each other so. */
function sharedExternals(folder: string): ExternalItem[] {
  const keys = sharedDependencies.map(({ key }) => key);
  const require = createRequire(`${folder}/package.json`);
  const byFile = new Map(
    keys
      .filter((key) => key.startsWith('@alisio/'))
      .map((key) => [realpathSync(require.resolve(key)), key] as const),
  );
  return [
    Object.fromEntries(keys.map((key) => [key, key])),
    ({ context = '', request = '' }, callback) => {
      const key = request.startsWith('.') ? byFile.get(resolve(context, request)) : undefined;
      callback(undefined, key);
    },
  ];
}

/** A remote's server half: its routes with all pages, nothing of the shared table. */
export const remoteServerConfiguration = (
  folder: string,
  name: string,
  mode: BuildMode = 'production',
): Configuration =>
  serverHalf({ folder, name, entry: './src/routes.ts', externals: sharedExternals(folder), mode });

/** The shell's: the shared table, and how a page is asked for its data. */
export const hostServerConfiguration = (folder: string, mode: BuildMode = 'production'): Configuration =>
  serverHalf({ folder, name: 'host', entry: './src/server-half/main.ts', externals: [], mode });
