import type { Compilation, Module } from '@rspack/core';
import { sharedDependencies } from '../shared-dependencies/index.ts';

/** What one module of a build takes from another, as the compiler has linked it. */
export interface ImportedName {
  /** as written: `@alisio/platform/sdk/i18n`, `../zod/index.ts` */
  request: string;
  /** request of the shared table that answers it; nothing for a module that is in the build itself */
  shared: string | undefined;
  /** `['z', 'string']` for `z.string` of an import `z`; empty for the module as a whole */
  path: readonly string[];
  /** file that takes it */
  from: string;
}

const CONTRACTS = '@alisio/shared-contracts/';

const keyOf = (module: Module): string | undefined => {
  if (module.type !== 'consume-shared-module') return undefined;
  const identifier = module.identifier();
  return sharedDependencies.find(({ key }) => identifier.includes(` ${key}@`))?.key;
};

/** `import 'x'` and the like run a module and take nothing of it. */
const takesNames = (type: string): boolean => type.endsWith('specifier') || !type.startsWith('esm ');

const fileOf = (module: Module | null): string =>
  module !== null && 'resource' in module && typeof module.resource === 'string' ? module.resource : '';

/**
 * The names that a build takes from the shared table and from the contracts. It is the compiler's own view: what
 * is a type, and what is dropped because nobody needs it, is not there.
 */
export function importedNames({ modules, moduleGraph }: Compilation): ImportedName[] {
  const found = new Map<string, ImportedName>();
  for (const module of modules) {
    const shared = keyOf(module);
    if (shared === undefined && !fileOf(module).includes('/shared-contracts/src/')) continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { type, request = '', ids } = connection.dependency;
      if (shared === undefined && !request.startsWith(CONTRACTS)) continue;
      if (!takesNames(type) || connection.getActiveState(undefined) === false) continue;
      const from = fileOf(connection.originModule);
      const path = ids ?? [];
      found.set([request, shared, from, ...path].join('\0'), { request, shared, path, from });
    }
  }
  return [...found.values()];
}
