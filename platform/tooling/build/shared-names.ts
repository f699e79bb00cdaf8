import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedVersion, majorOf, sharedDependencies } from '../shared-dependencies/index.ts';
import { commonJsNames, exportedNames } from './exported-names.ts';
import type { ImportedName } from './imported-names.ts';
import { repositoryRoot } from './paths.ts';

/**
 * Request of the shared table → names, sorted. A namespace's members are names of their own: `z.string`. The major
 * version stands among them, `version 19`: it has to be there as they have.
 */
export type SharedNames = Record<string, string[]>;

const MAJOR = 'version ';
const isOurs = (key: string): boolean => key.startsWith('@alisio/');

async function readProvided(): Promise<SharedNames> {
  const host = join(repositoryRoot, 'host');
  const require = createRequire(join(host, 'package.json'));
  const keys = sharedDependencies.map(({ key }) => key);
  const ours = keys.filter(isOurs);
  const names = await exportedNames(ours.map((key) => require.resolve(key)));
  const read = new Map(ours.map((key, index) => [key, names[index] ?? []]));
  return Object.fromEntries(
    keys.map((key) => [
      key,
      [
        ...(read.get(key) ?? commonJsNames(require.resolve(key))),
        `${MAJOR}${majorOf(installedVersion(key, host))}`,
      ],
    ]),
  );
}

let provided: Promise<SharedNames> | undefined;

/** What this tree's shell exports under each request of the shared table. Read once a process. */
export function namesProvided(): Promise<SharedNames> {
  provided ??= readProvided();
  return provided;
}

const below = (names: readonly string[], namespace: string): string[] =>
  names.filter((name) => name.startsWith(`${namespace}.`));

/** Of one import, the names that must be there for it to work. */
function needed({ shared = '', path }: ImportedName, known: readonly string[]): string[] {
  const [first, second] = path;
  if (first === undefined) return [...known];
  if (!isOurs(shared)) {
    // `React.useId` of the default import. What no version that we know has is asked for on the off chance.
    const name = first === 'default' && second !== undefined && known.includes(second) ? second : first;
    return known.includes(name) ? [name] : [];
  }
  if (second === undefined) return [first, ...below(known, first)];
  const member = `${first}.${second}`;
  return known.includes(member) ? [first, member] : [first];
}

/**
 * The names that a remote's build takes from the shared table, its own copies of our modules included. A module
 * taken as a whole counts with all that it exports today.
 */
export async function namesUsed(imported: readonly ImportedName[]): Promise<SharedNames> {
  const all = await namesProvided();
  const used = new Map<string, Set<string>>();
  for (const one of imported) {
    if (one.shared === undefined) continue;
    const known = all[one.shared] ?? [];
    const names = used.get(one.shared) ?? new Set(known.filter((name) => name.startsWith(MAJOR)));
    for (const name of needed(one, known)) names.add(name);
    used.set(one.shared, names);
  }
  return Object.fromEntries(
    [...used]
      .map(([key, names]) => [key, [...names].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
