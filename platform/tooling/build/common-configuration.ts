import { type Configuration, rspack } from '@rspack/core';
import { aliases } from './paths.ts';
import { sameEverywhere } from './same-everywhere.ts';

/** A file that runs in a worker of its own and imports nothing that runs; asked for by `new URL(…)`. */
const WORKER = /-worker\.ts$/;
/** The same of a library, which is whole as it comes. */
const LIBRARY_WORKER = /node_modules\/.*-worker\.mjs$/;
/** What a library keeps apart from pages is built already; its name is not taken for a chunk's. */
const LIBRARY_FILE = /^library-/;

/** Names are given by their order, not by how often letters come: how these are counted differs from run to run. */
const BY_ORDER: object = { disableCharFreq: true };

export type BuildMode = 'production' | 'development';

/** Browsers of the last three years: they have modules, `:has`, container queries and `structuredClone`. */
const targets = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

const sourceRule = (tsx: boolean, refresh: boolean) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript' as const, tsx, importAttributes: true },
      // In development too the runtime of the shared table, so that released remotes and new ones have the same.
      transform: {
        react: { runtime: 'automatic' as const, development: false, refresh },
      },
    },
    env: { targets },
  },
});

/**
 * What the host's and every remote's build have in common.
 * @param isRefreshed components are swapped in place when they are edited
 */
export function commonConfiguration(
  folder: string,
  mode: BuildMode,
  isRefreshed = mode === 'development',
): Configuration {
  return {
    mode,
    context: folder,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    lazyCompilation: false,
    output: {
      path: `${folder}/dist`,
      clean: true,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // A piece that hangs is given up before its reader gives up; a retry asks for it anew.
      chunkLoadTimeout: 10_000,
      // What throws while it is evaluated is marked, so that `platform/federation` can have it evaluated anew.
      strictModuleErrorHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: Object.fromEntries(Object.entries(aliases).map(([request, file]) => [`${request}$`, file])),
    },
    module: {
      rules: [
        { test: /\.ts$/, exclude: WORKER, use: sourceRule(false, isRefreshed) },
        // As a chunk it would bring the federation's runtime: 20 KiB for a few lines that share nothing.
        {
          test: WORKER,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8].js' },
          use: sourceRule(false, isRefreshed),
        },
        {
          test: LIBRARY_WORKER,
          type: 'asset/resource',
          generator: { filename: 'library-[name].[contenthash:8].js' },
        },
        { test: /\.tsx$/, use: sourceRule(true, isRefreshed) },
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
        // It says nothing of side effects and has none: its part for the css prop stays out.
        { test: /node_modules\/@emotion\//, sideEffects: false },
        // Most of its schemas are read by the edge alone.
        { test: /\/platform\/sdk\/registry\//, sideEffects: false },
      ],
    },
    optimization: {
      // By their order: others are hashes of absolute paths, and the same sources had other sizes in another folder.
      chunkIds: 'natural',
      moduleIds: 'natural',
      runtimeChunk: false,
      // A library of one page stays in that page's file, and so does what is small: another file would be
      // another request before the page can be used.
      splitChunks: {
        chunks: 'async',
        minSize: 50_000,
        cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
      },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          exclude: LIBRARY_FILE,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, mangle: { ...BY_ORDER }, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      // What a library would ask of its own address; it would be the path of the folder that this is built in. Files that a
      // module names beside itself (`new URL('./a.svg', import.meta.url)`) are found all the same.
      new rspack.DefinePlugin({ 'import.meta.url': '""' }),
      // The same hash as the registry's pins: a preload with another one is downloaded a second time.
      ...(mode === 'production'
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), sameEverywhere()]
        : []),
    ],
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}
