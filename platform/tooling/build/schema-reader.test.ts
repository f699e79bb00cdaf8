import { inspect } from 'node:util';
import fc from 'fast-check';
import { $ZodType } from 'zod/v4/core';
import { type Engine, withBothEngines } from './testing/both-engines.ts';
import { eachWord } from './testing/each-word.ts';
import { valueFor } from './testing/fitting-values.ts';
import { ODDITIES, spoiltFrom } from './testing/spoilt-values.ts';

interface Parses {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly object[] } };
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Parses =>
  isRecord(value) && typeof value.safeParse === 'function';

/** Schemas by where they stand, those of endpoints, events and stores included. */
function schemasIn(value: unknown, name: string, seen = new Set<unknown>()): [string, Parses][] {
  if (isSchema(value)) return [[name, value]];
  if (!isRecord(value) || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inside]) => schemasIn(inside, `${name} ${key}`, seen));
}

/** The rules of a form are made when they are needed. */
function formRules({ modules }: Engine): [string, Parses][] {
  const make = modules['mf-content/src/forms/request.schema.ts']?.requestSchema;
  if (typeof make !== 'function') return [];
  const readPhone = ({ number }: { number: string }) => number;
  return ['message', 'call'].map((kind) => [`rules of ${kind}`, make(kind, readPhone)]);
}

const told = (issues: readonly object[]): object[] =>
  issues.map((issue) => {
    const { code, path, message, keys, errors }: Record<string, unknown> = { ...issue };
    return { code, path, message, keys, errors: Array.isArray(errors) ? errors.map(told) : undefined };
  });

/** What a caller gets, down to the order of keys. A rule of ours may throw over what nobody foresaw. */
function outcome(schema: Parses, value: unknown): string {
  try {
    const result = schema.safeParse(value);
    const seen = result.success ? { data: result.data } : { issues: told(result.error?.issues ?? []) };
    return inspect(seen, { depth: null, maxArrayLength: null, maxStringLength: null });
  } catch (error) {
    return `thrown: ${String(error)}`;
  }
}

let both: Awaited<ReturnType<typeof withBothEngines>>;
let reader: ReadonlyMap<string, Parses>;
let zod: ReadonlyMap<string, Parses>;
beforeAll(async () => {
  both = await withBothEngines();
  reader = new Map([...schemasIn(both.reader.modules, ''), ...formRules(both.reader)]);
  zod = new Map([...schemasIn(both.zod.modules, ''), ...formRules(both.zod)]);
});

/** Both engines' schemas of one name. */
function* pairs(): Generator<[name: string, ours: Parses, theirs: Parses & $ZodType]> {
  for (const [name, theirs] of zod) {
    const ours = reader.get(name);
    if (!ours || !(theirs instanceof $ZodType)) throw new Error(`${name} is not there twice`);
    yield [name, ours, theirs];
  }
}

test('both engines have every schema, and they are two', () => {
  expect([...reader.keys()]).toEqual([...zod.keys()]);
  expect(zod.size).toBeGreaterThan(150);
  for (const [, ours] of pairs()) expect(ours).not.toBeInstanceOf($ZodType);
});

/** The same values in each run: what fails once can be looked at, and what holds once holds on. */
const SEED = 2027;
const RUNS = 12;
/** As many as a value may need that keeps all rules between its fields. */
const MOST_RUNS = RUNS * 2 ** 7;

test('what a schema takes comes out of both the same', () => {
  for (const [name, ours, theirs] of pairs()) {
    let taken = 0;
    const same = fc.property(valueFor(theirs), (value) => {
      taken += theirs.safeParse(value).success ? 1 : 0;
      expect([name, outcome(ours, value)]).toEqual([name, outcome(theirs, value)]);
    });
    for (let numRuns = RUNS; taken === 0 && numRuns <= MOST_RUNS; numRuns *= 2)
      fc.assert(same, { numRuns, seed: SEED });
    expect([name, taken > 0]).toEqual([name, true]);
  }
});

test('what is wrong is refused by both for the same, or taken by both', () => {
  for (const [name, ours, theirs] of pairs()) {
    fc.assert(
      fc.property(spoiltFrom(valueFor(theirs)), (value) => {
        expect([name, outcome(ours, value)]).toEqual([name, outcome(theirs, value)]);
      }),
      { numRuns: 20, seed: SEED },
    );
  }
});

test('each word means the same of everything odd, alone and in a field', () => {
  const ours = eachWord(both.reader.z);
  const theirs = eachWord(both.zod.z);
  for (const [word, schema] of Object.entries(theirs)) {
    const own = ours[word];
    if (!own) throw new Error(`${word} is missing`);
    for (const value of ODDITIES.flatMap((odd) => [odd(), { text: odd() }, { length: odd() }, ['x', odd()]]))
      expect([word, outcome(own, value)]).toEqual([word, outcome(schema, value)]);
  }
  for (const word of Object.keys(both.reader.z)) expect(both.zod.z).toHaveProperty(word);
});

test('one object in many places is read once by each schema of it, and what is read anew is read as it is now', () => {
  const { z } = both.reader;
  const looked: unknown[] = [];
  const place = z.strictObject({ code: z.string().check(z.superRefine((code) => void looked.push(code))) });
  const named = z.record(z.string(), place);
  const trip = z.strictObject({ from: place, to: place, named, other: z.unknown() });
  const bogota = { code: 'BOG' };
  const asked = { from: bogota, to: bogota, named: { a: bogota, b: bogota }, other: bogota };
  const found = trip.parse(asked);
  expect(found).toEqual(asked);
  expect(looked).toEqual(['BOG']);
  expect(new Set([found.from, found.to, found.named.a, found.named.b]).size).toBe(1);
  bogota.code = 'MIA';
  expect(trip.parse(asked)).toEqual(asked);
  const either = z.union([
    z.strictObject({ from: place, at: place }),
    z.strictObject({ from: named, at: place }),
  ]);
  expect(either.safeParse({ from: bogota, at: bogota }).success).toBe(true);
  expect(z.union([named, z.array(named)]).safeParse(bogota).success).toBe(false);
  expect(
    z.strictObject({ a: named, b: named }).safeParse({ a: bogota, b: bogota }).error?.issues,
  ).toHaveLength(2);
});

test('what fails is thrown with the same issues, and refused later where a form asks so', async () => {
  for (const { z } of [both.reader, both.zod]) {
    const schema = z.strictObject({ text: z.string() });
    const issues = [
      expect.objectContaining({ code: 'invalid_type', path: ['text'], message: 'Invalid input' }),
    ];
    expect(() => schema.parse({ text: 1 })).toThrow(expect.objectContaining({ issues }));
    await expect(schema.parseAsync({ text: 1 })).rejects.toMatchObject({ issues });
    expect(schema['~standard'].validate({ text: 1 })).toMatchObject({ issues });
    expect(schema['~standard'].validate({ text: 'x' })).toEqual({ value: { text: 'x' } });
    await expect(schema.parseAsync({ text: 'x' })).resolves.toEqual({ text: 'x' });
    expect(z.enum(['b', 'a']).options).toEqual(['b', 'a']);
    expect(Object.isFrozen(z.readonly(z.array(z.string())).parse(['x']))).toBe(true);
    const { error } = schema.safeParse({ text: 1 });
    expect(JSON.parse(error?.message ?? '')).toEqual(issues);
    // By these resolvers of forms know it.
    expect(schema).toHaveProperty('_zod');
    expect(Object(error?._zod).traits.has('$ZodError')).toBe(true);
  }
});
