import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';

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
  orphanModules: true,
  runtimeModules: false,
} as const;

/**
 * Compiles all in one run.
 * @returns the statistics in the order given
 * @throws with the compiler's own messages when anything does not compile
 */
export async function compile(configurations: readonly Configuration[]): Promise<StatsCompilation[]> {
  const compiler = rspack([...configurations]);
  const stats = await new Promise<StatsCompilation[]>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) return reject(error ?? new Error('The compiler gave no result.'));
      if (result.hasErrors()) {
        return reject(new Error(result.toString({ all: false, errors: true, colors: false })));
      }
      resolve(result.stats.map((one) => one.toJson(statsOptions)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return stats;
}
