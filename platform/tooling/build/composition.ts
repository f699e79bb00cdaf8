import type { StatsCompilation, StatsModule } from '@rspack/core';

/** Written as `dist/composition.json`, for the bench. */
export const COMPOSITION_DOCUMENT = 'composition.json';

/** Built file → npm package or workspace → bytes of source before minifying. */
export type Composition = Record<string, Record<string, number>>;

/** `…/node_modules/@emotion/react/…` → `@emotion/react`; own code by its workspace. */
export function packageOf({ nameForCondition, name = '' }: StatsModule): string {
  const path = nameForCondition ?? name;
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (installed) return installed;
  const own = /\/(host|platform|shared-ui|shared-contracts|mf-[^/]+)\/(?:src|sdk|tooling)\//.exec(path)?.[1];
  return own ?? 'runtime';
}

const leaves = (modules: readonly StatsModule[] = []): StatsModule[] =>
  modules.flatMap((module) => (module.modules?.length ? leaves(module.modules) : [module]));

/** What each script is made of. */
export function compositionOf(stats: StatsCompilation): Composition {
  const composition: Composition = {};
  for (const { files = [], modules } of stats.chunks ?? []) {
    const sizes: Record<string, number> = {};
    for (const module of leaves(modules)) {
      const owner = packageOf(module);
      sizes[owner] = (sizes[owner] ?? 0) + (module.size ?? 0);
    }
    for (const file of files) composition[file] = sizes;
  }
  return composition;
}
