import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Folder of a package of the federation runtime, found along its own dependencies. */
function folderOf(name: string, from: string): string {
  const entry = createRequire(from).resolve(name);
  return entry.slice(0, entry.indexOf(`${name}/`) + name.length);
}

/** Where the bundler plugin looks from for the parts of its runtime. */
const parts: Record<string, readonly string[]> = {
  '@module-federation/webpack-bundler-runtime': ['@module-federation/runtime-tools'],
  '@module-federation/runtime': ['@module-federation/runtime-tools'],
  '@module-federation/inject-external-runtime-core-plugin': ['@module-federation/rspack/plugin'],
};

const unusedParts = join(import.meta.dirname, 'unused-runtime-parts.ts');

const enhanced = require.resolve('@module-federation/enhanced/rspack');

/** Folder of a part of the runtime, as the plugin will find it. */
const folderOfPart = (name: string): string =>
  folderOf(
    name,
    (parts[name] ?? []).reduce((place, next) => createRequire(place).resolve(next), enhanced),
  );

const runtimeCore = folderOf(
  '@module-federation/runtime-core',
  createRequire(`${folderOfPart('@module-federation/runtime')}/package.json`).resolve(
    '@module-federation/runtime-core',
  ),
);

const bundlerRuntime = folderOfPart('@module-federation/webpack-bundler-runtime');

/**
 * The plugin resolves its runtime as CommonJS, of which nothing can be shaken off, and of which the host then
 * has a second copy beside the one it imports. These aliases lead to the ES modules of the same packages, and
 * past what we never ask the runtime for.
 */
export function esmFederationRuntime(): Record<string, string> {
  const aliases = Object.keys(parts).map((name) => {
    const folder = folderOfPart(name);
    return [join(folder, 'dist/index.cjs'), join(folder, 'dist/index.js')];
  });
  const core = join(runtimeCore, 'dist');
  return {
    ...Object.fromEntries(aliases),
    [join(core, 'plugins/snapshot/SnapshotHandler.js')]: unusedParts,
    [join(core, 'utils/preload.js')]: unusedParts,
  };
}

/** In a remote the bundler's runtime is the shell's. */
export const borrowedFederationRuntime = (): Record<string, string> => ({
  ...esmFederationRuntime(),
  [join(bundlerRuntime, 'dist/index.cjs')]: join(import.meta.dirname, 'borrow-runtime.ts'),
});

/** First of the shell's entries: what it lends has to be there before a remote asks. */
export const lendFederationRuntime = join(import.meta.dirname, 'lend-runtime.ts');
