import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { type ImportedName, importedNames } from './imported-names.ts';

const statsOptions = {
  all: false,
  assets: true,
  chunkGroups: true,
  entrypoints: true,
  chunks: true,
  chunkModules: true,
  chunkRelations: true,
  nestedModules: true,
  ids: true,
  modules: true,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  dependentModules: true,
  providedExports: true,
  orphanModules: true,
  runtimeModules: false,
} as const;

/** A build's two halves: what browsers get, and what the edge runs. */
export interface CompiledHalves {
  own: CompiledStats;
  server: CompiledStats;
}

export interface CompiledStats extends StatsCompilation {
  /** what was taken from the shared table and the contracts */
  imported: ImportedName[];
}

/**
 * Compiles all in one run.
 * @returns the statistics in the order given
 * @throws with the compiler's own messages when anything does not compile
 */
export async function compile(configurations: readonly Configuration[]): Promise<CompiledStats[]> {
  const compiler = rspack([...configurations]);
  const stats = await new Promise<CompiledStats[]>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) return reject(error ?? new Error('The compiler gave no result.'));
      if (result.hasErrors()) {
        return reject(new Error(result.toString({ all: false, errors: true, colors: false })));
      }
      resolve(
        result.stats.map((one) => ({
          ...one.toJson(statsOptions),
          imported: importedNames(one.compilation),
        })),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return stats;
}
