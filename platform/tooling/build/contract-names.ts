import { readFile } from 'node:fs/promises';
import { eventMap } from '@alisio/shared-contracts/events';
import type { ImportedName } from './imported-names.ts';
import type { SharedNames } from './shared-names.ts';

const CONTRACTS = '@alisio/shared-contracts/';
const events: ReadonlySet<string> = new Set(Object.keys(eventMap));

const eventsIn = (source: string): string[] =>
  Array.from(source.matchAll(/['"]([a-z-]+:[a-z-]+)['"]/g), ([, name = '']) => name).filter((name) =>
    events.has(name),
  );

/**
 * What a build takes from the contracts, copies in its own files included: entry (`flights`) → names, sorted;
 * `*` for an entry as a whole. Events that its sources name stand with `events`.
 */
export async function contractNames(imported: readonly ImportedName[]): Promise<SharedNames> {
  const used = new Map<string, Set<string>>();
  const add = (entry: string, name: string) => used.set(entry, (used.get(entry) ?? new Set()).add(name));
  const sources = new Set(
    imported.map(({ from }) => from).filter((file) => /^(?!.*node_modules).*\.tsx?$/.test(file)),
  );
  for (const { request, path } of imported) {
    if (request.startsWith(CONTRACTS)) add(request.slice(CONTRACTS.length), path[0] ?? '*');
  }
  for (const file of sources) {
    if (file.includes('/shared-contracts/')) continue;
    for (const name of eventsIn(await readFile(file, 'utf8'))) add('events', name);
  }
  return Object.fromEntries(
    [...used]
      .map(([entry, names]) => [entry, [...names].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
