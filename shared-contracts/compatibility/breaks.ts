import type { ContractsDescription, Schema } from './description.ts';
import { unmet } from './unmet.ts';

/** A released host or remote that still runs somewhere. */
export interface ContractsUser {
  /** `mf-booking 1.0.0-1a2b3c4d` */
  label: string;
  isHost: boolean;
  /** entry → names that it was built with; `*` for all */
  names: Readonly<Record<string, readonly string[]>>;
}

type Store = ContractsDescription['stores'][string];
type Endpoint = ContractsDescription['endpoints'][string];

const todayReads = { by: 'today', passesOver: false } as const;
const readsToday = { by: 'before', passesOver: true } as const;

/** One session holds what both have written: each reads the other's. */
function storeBreaks(before: Store, today: Store): string[] {
  if (before.key !== today.key) return [`is kept under ${today.key}, and was under ${before.key}`];
  if (today.version < before.version) return [`went back from version ${before.version} to ${today.version}`];
  if (today.version > before.version) {
    return today.migrates ? [] : [`is version ${today.version} without a way from version ${before.version}`];
  }
  return [
    ...unmet(today.schema, before.schema, { ...todayReads, at: 'kept', passesOver: true }),
    ...unmet(before.schema, today.schema, { ...readsToday, at: 'read' }),
  ];
}

function endpointBreaks(before: Endpoint, today: Endpoint): string[] {
  if (before.call !== today.call) return [`is called by ${today.call}, and was by ${before.call}`];
  const sent = Object.entries(today.sent).flatMap(([part, schema]) =>
    unmet(schema, before.sent[part] ?? { type: 'object', properties: {} }, { ...todayReads, at: part }),
  );
  return [...sent, ...unmet(before.answer, today.answer, { ...readsToday, at: 'answer' })];
}

/** A remote sends by today's map and hears today's facts; a shell of before checks today's facts by its own. */
const eventBreaks = (before: Schema, today: Schema, isHost: boolean): string[] => [
  ...(isHost ? [] : unmet(today, before, { ...todayReads, at: 'sent' })),
  ...unmet(before, today, { ...readsToday, at: 'heard', passesOver: !isHost }),
];

const changed = (before: string, today: string): string[] =>
  before === today ? [] : [`is ${today}, and was ${before}`];

/** Compares the things of one kind that a user has built in. What is gone is told by its export. */
function among<T>(
  names: ReadonlySet<string>,
  before: Readonly<Record<string, T>>,
  today: Readonly<Record<string, T>>,
  compare: (before: T, today: T) => string[],
): string[] {
  return Object.entries(before).flatMap(([name, described]) => {
    const now = today[name];
    if (!names.has(name)) return [];
    return now === undefined ? [`${name} is gone`] : compare(described, now).map((text) => `${name} ${text}`);
  });
}

function breaksOf(user: ContractsUser, before: ContractsDescription, today: ContractsDescription): string[] {
  const used = new Set<string>();
  const gone: string[] = [];
  for (const [entry, names] of Object.entries(user.names)) {
    const known = before.exports[entry] ?? [];
    const all = names.includes('*') ? [...names, ...known] : names;
    for (const name of all) used.add(name);
    const now = new Set(today.exports[entry]);
    for (const name of known) {
      if (all.includes(name) && !now.has(name)) gone.push(`${name} of ${entry} is gone`);
    }
  }
  const leads = 'routes' in user.names ? new Set(Object.keys(before.routes)) : new Set<string>();
  return [
    ...gone,
    ...among(used, before.endpoints, today.endpoints, endpointBreaks),
    ...among(used, before.stores, today.stores, storeBreaks),
    ...among(used, before.events, today.events, (one, other) => eventBreaks(one, other, user.isHost)),
    ...among(used, before.cookies, today.cookies, changed),
    ...among(leads, before.routes, today.routes, changed),
  ];
}

/**
 * What a change of the contracts takes from those who were built with them before.
 * @returns a sentence for each, with who and what; none while all of them can live on
 */
export function breaks(
  before: ContractsDescription,
  today: ContractsDescription,
  users: readonly ContractsUser[],
): string[] {
  return users.flatMap((user) =>
    [...new Set(breaksOf(user, before, today))].map((text) => `${user.label} would break: ${text}.`),
  );
}
