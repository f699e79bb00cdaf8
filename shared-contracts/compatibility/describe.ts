import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { $ZodType, toJSONSchema } from 'zod/v4/core';
import type { ContractsDescription, Schema } from './description.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** What may be written under a schema, in JSON Schema; refinements are not in it. */
const schemaOf = (schema: unknown): Schema | undefined => {
  if (!(schema instanceof $ZodType)) return undefined;
  const { $schema: _draft, ...described } = toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return JSON.parse(JSON.stringify(described));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const withoutAbsent = <T>(pairs: readonly (readonly [string, T | undefined])[]): Record<string, T> =>
  Object.fromEntries(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));

function describeStore(value: unknown): ContractsDescription['stores'][string] | undefined {
  if (!isRecord(value) || !isRecord(value.definition)) return undefined;
  const { key, version, schema, migrate } = value.definition;
  const described = schemaOf(schema);
  if (described === undefined) return undefined;
  return { key: String(key), version: Number(version), migrates: migrate !== undefined, schema: described };
}

function describeEndpoint(value: unknown): ContractsDescription['endpoints'][string] | undefined {
  if (!isRecord(value) || !('path' in value) || !('answer' in value)) return undefined;
  const { method, path, auth, status, params, query, body, answer } = value;
  return {
    call: [method, path, status, auth === undefined ? 'open' : auth].join(' '),
    sent: withoutAbsent([
      ['params', schemaOf(params)],
      ['query', schemaOf(query)],
      ['body', schemaOf(body)],
    ]),
    answer: schemaOf(answer) ?? {},
  };
}

const describeAll = <T>(
  exported: readonly (readonly [string, unknown])[],
  describe: (value: unknown) => T | undefined,
): Record<string, T> => withoutAbsent(exported.map(([name, value]) => [name, describe(value)] as const));

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const cookieOf = (value: unknown): string | undefined =>
  isRecord(value) && 'maxAgeSeconds' in value ? textOf(value.name) : undefined;

/** Today's contracts as they are seen from outside. @param sources folder with one folder for each entry */
export async function describeContracts(sources: string = SOURCES): Promise<ContractsDescription> {
  const modules = new Map<string, Record<string, unknown>>();
  for (const entry of readdirSync(sources, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    modules.set(entry.name, await import(pathToFileURL(join(sources, entry.name, 'index.ts')).href));
  }
  const exported = [...modules.values()].flatMap((module) => Object.entries(module));
  const { eventMap } = modules.get('events') ?? {};
  const { routes } = modules.get('routes') ?? {};
  return {
    exports: Object.fromEntries([...modules].map(([entry, module]) => [entry, Object.keys(module).sort()])),
    events: describeAll(Object.entries(eventMap ?? {}), schemaOf),
    stores: describeAll(exported, describeStore),
    endpoints: describeAll(exported, describeEndpoint),
    cookies: describeAll(exported, cookieOf),
    routes: describeAll(Object.entries(routes ?? {}), textOf),
  };
}
