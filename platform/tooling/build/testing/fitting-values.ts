import fc, { type Arbitrary } from 'fast-check';
import {
  $ZodArray,
  $ZodBoolean,
  $ZodEnum,
  $ZodLiteral,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodReadonly,
  $ZodRecord,
  $ZodString,
  type $ZodType,
  $ZodUnion,
  $ZodUnknown,
  safeParse,
} from 'zod/v4/core';

/** Texts of each form that a schema asks for; which of them one takes is asked of zod. */
const TEXTS = [
  '',
  'Ana',
  'ana@example.com',
  '+34600111222',
  '2027-03-01',
  '2027-03-08',
  '2028-02-29',
  '2027-03-01T10:00:00',
  '2027-03-01T10:00:00Z',
  '2027-03-01T10:00:00.000Z',
  'PT2H30M',
  'MAD',
  'BOG',
  'EUR',
  'ES',
  'es',
  'ABC123',
  '28001',
  '04/31',
  '4242',
  'X1234567',
  '/precio/*',
  'https://example.com/a',
  '1.0.0-00000001',
  'mf-flights',
  'flight',
  'searched flight',
  'VGML',
  '🌴 Tenerife',
];
const NUMBERS = [0, 1, 2, 3, 4, 30, 31, 120, 200, 640, 2000, 0.5, -3, 40.25];

function patternsOf(schema: $ZodType): RegExp[] {
  return (schema._zod.def.checks ?? []).flatMap(({ _zod }) =>
    'pattern' in _zod.def && _zod.def.pattern instanceof RegExp ? [_zod.def.pattern] : [],
  );
}

const takenBy = <T>(schema: $ZodType, values: readonly T[]): T[] =>
  values.filter((value) => safeParse(schema, value).success);

/** A text that is known, or else one that its pattern makes. @throws when there is neither */
function textFor(schema: $ZodType): Arbitrary<string> {
  const taken = takenBy(schema, TEXTS);
  if (taken.length > 0) return fc.constantFrom(...taken);
  const [pattern] = patternsOf(schema);
  if (!pattern) throw new Error(`No text is known for ${JSON.stringify(schema._zod.def)}`);
  return fc.stringMatching(pattern).filter((text) => safeParse(schema, text).success);
}

/** Mostly a small one: counts have rules about each other. */
function numberFor(schema: $ZodType): Arbitrary<number> {
  const [least = 0, next = least, ...others] = takenBy(schema, NUMBERS);
  const small = fc.constantFrom(least, next);
  return fc.oneof(
    { arbitrary: small, weight: 4 },
    { arbitrary: fc.constantFrom(next, ...others), weight: 1 },
  );
}

/** Tries for a value that keeps the rules between its fields, and the same ones in each run. */
const TRIES = { numRuns: 500, seed: 2027 };

/**
 * A field's values, mostly ones that keep its own rules between fields: two such fields beside each other would else hardly
 * ever both do.
 */
function fieldFor(schema: $ZodType): Arbitrary<unknown> {
  const made = valueFor(schema);
  if (!(schema instanceof $ZodObject) || !schema._zod.def.checks?.length) return made;
  const taken = takenBy(schema, fc.sample(made, TRIES));
  if (taken.length === 0) return made;
  return fc.oneof({ arbitrary: fc.constantFrom(...taken), weight: 4 }, { arbitrary: made, weight: 1 });
}

function objectFor({ _zod: { def } }: $ZodObject): Arbitrary<unknown> {
  const fields = Object.entries(def.shape);
  const required = fields.filter(([, field]) => field._zod.optin === undefined).map(([key]) => key);
  const values = Object.fromEntries(fields.map(([key, field]) => [key, fieldFor(field)] as const));
  return fc.record(values, { requiredKeys: required });
}

function recordFor({ _zod: { def } }: $ZodRecord): Arbitrary<unknown> {
  const { values } = def.keyType._zod;
  const each = valueFor(def.valueType);
  if (!values) return fc.dictionary(textFor(def.keyType), each, { maxKeys: 3 });
  return fc.record(Object.fromEntries(Array.from(values, (key) => [String(key), each] as const)));
}

/** At least as many as the schema wants, and three where it says nothing. */
function arrayFor({ _zod: { def } }: $ZodArray): Arbitrary<unknown> {
  const least = (def.checks ?? []).flatMap(({ _zod }) =>
    'minimum' in _zod.def && typeof _zod.def.minimum === 'number' ? [_zod.def.minimum] : [],
  );
  const minLength = Math.max(1, ...least);
  return fc.array(valueFor(def.element), { minLength, maxLength: Math.max(3, minLength) });
}

/** Values that a schema takes, but for rules about several fields. */
export function valueFor(schema: $ZodType): Arbitrary<unknown> {
  if (schema instanceof $ZodString) return textFor(schema);
  if (schema instanceof $ZodNumber) return numberFor(schema);
  if (schema instanceof $ZodBoolean) return fc.boolean();
  if (schema instanceof $ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof $ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof $ZodUnknown) return fc.jsonValue({ maxDepth: 1 });
  if (schema instanceof $ZodObject) return objectFor(schema);
  if (schema instanceof $ZodRecord) return recordFor(schema);
  if (schema instanceof $ZodArray) return arrayFor(schema);
  if (schema instanceof $ZodUnion) return fc.oneof(...schema._zod.def.options.map(valueFor));
  if (schema instanceof $ZodOptional)
    return fc.option(valueFor(schema._zod.def.innerType), { nil: undefined });
  if (schema instanceof $ZodNullable) return fc.option(valueFor(schema._zod.def.innerType));
  if (schema instanceof $ZodReadonly) return valueFor(schema._zod.def.innerType);
  throw new Error(`No values are known for ${schema._zod.def.type}`);
}
