import type * as zod from 'zod/mini';

const SOME = { error: 'some' };

/** Schemas that use each word that the reader knows, by names that say what is looked at. */
export const eachWord = (z: typeof zod): Record<string, zod.ZodMiniType> => ({
  string: z.string(),
  'text of a string': z.string('not a text').check(z.minLength(3), z.maxLength(3)),
  'text of a check': z.string({ error: 'not a text' }).check(z.maxLength(3, SOME), z.regex(/^x/g)),
  'text made of an issue': z.string().check(z.regex(/^x/, { error: ({ code }) => `it is ${code}` })),
  number: z.number().check(z.gte(0), z.lte(100)),
  'number above': z.number().check(z.positive()),
  int: z.int().check(z.nonnegative({ abort: true }), z.lte(10)),
  boolean: z.boolean(),
  unknown: z.unknown(),
  literal: z.literal(['', null, 0.5]),
  enum: z.enum(['constructor', '', '0']),
  url: z.url(),
  'url and more': z.url().check(z.startsWith('http'), z.maxLength(20)),
  startsWith: z.string().check(z.startsWith('x')),
  datetime: z.iso.datetime(),
  'array with a cap': z.array(z.string()).check(z.minLength(2), z.maxLength(3, SOME)),
  'array with a cap behind another check': z.array(z.string()).check(
    z.refine((items) => items.length > 0, SOME),
    z.maxLength(3),
  ),
  object: z.object({ text: z.optional(z.string()), length: z.unknown() }),
  'strict object': z.strictObject({ text: z.nullable(z.string()), constructor: z.optional(z.int()) }),
  'key of the prototype': z.strictObject({ ['__proto__']: z.unknown(), text: z.unknown() }),
  extend: z.extend(z.strictObject({ text: z.int(), length: z.int() }, 'not it'), { text: z.string() }),
  'extend keeps checks': z.extend(
    z.object({ length: z.unknown() }).check(z.refine(({ length }) => length !== 'x', SOME)),
    { text: z.unknown() },
  ),
  omit: z.omit(z.strictObject({ text: z.int(), length: z.int() }), { text: true }),
  record: z.record(z.string().check(z.maxLength(6)), z.string()),
  'record of known keys': z.record(z.enum(['text', 'length']), z.optional(z.union([z.string(), z.int()]))),
  union: z.union([z.string().check(z.minLength(3)), z.array(z.string()), z.int()]),
  'union of nearly the same': z.union([
    z.strictObject({ text: z.string() }),
    z.strictObject({ length: z.int() }),
  ]),
  'union of one': z.optional(z.union([z.strictObject({ text: z.optional(z.string()) })])),
  'discriminated union': z.discriminatedUnion('text', [
    z.strictObject({ text: z.literal('x') }),
    z.object({ text: z.optional(z.enum(['y'])), length: z.int() }),
  ]),
  readonly: z.readonly(z.array(z.unknown())),
  'optional and nullable': z.nullable(z.optional(z.readonly(z.string()))),
  'fields that may be missing': z.strictObject({
    text: z.nullable(z.optional(z.string())),
    length: z.optional(z.nullable(z.string())),
  }),
  'a union that may be missing': z.object({ text: z.union([z.optional(z.string()), z.int()]) }),
  refine: z.object({ text: z.string().check(z.refine((text) => text !== 'x')) }).check(
    z.refine(() => false, { error: 'never', path: ['text', 0] }),
    z.refine(() => false, 'nor this'),
  ),
  'refine that aborts': z.unknown().check(
    z.refine(() => false, { ...SOME, abort: true }),
    z.refine(() => false),
  ),
  superRefine: z.array(z.string().check(z.minLength(1))).check(
    z.meta({ title: 'said to tools' }),
    z.superRefine((items, { addIssue }) => {
      if (items.length === 0) addIssue({ code: 'custom', path: ['no'], message: 'empty', input: items });
      if (items[0] === 'x') addIssue('x');
    }),
    z.refine((items) => items.length > 3, SOME),
    ({ value, issues }) => {
      issues.push({ code: 'custom', message: 'last', input: value });
    },
  ),
});
