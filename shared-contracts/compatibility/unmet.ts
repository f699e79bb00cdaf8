import type { Schema } from './description.ts';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = ({ properties }: Schema): Map<string, Schema> =>
  new Map(
    Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, field]) =>
      isSchema(field) ? [[name, field] as const] : [],
    ),
  );

const alternativesOf = ({ oneOf, anyOf }: Schema): Schema[] | undefined =>
  oneOf === undefined && anyOf === undefined
    ? undefined
    : schemasIn(oneOf ?? anyOf).flatMap((one) => alternativesOf(one) ?? [one]);
const valuesOf = (schema: Schema): readonly unknown[] | undefined => {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
};

/** Limits that a reader sets; `1`: a writer's may be higher, `-1`: lower, `0`: it has to be the same. */
const LIMITS = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
  pattern: 0,
  format: 0,
} as const;

function keepsLimit(reader: Schema, writer: Schema, limit: keyof typeof LIMITS): boolean {
  const [wanted, given] = [reader[limit], writer[limit]];
  if (wanted === undefined || wanted === given) return true;
  if (typeof wanted !== 'number' || typeof given !== 'number') return false;
  return (given - wanted) * LIMITS[limit] > 0;
}

export interface Reading {
  /** what to call it in a message: `answer.data[].price` */
  at: string;
  /** whose schema the reader's is: what it misses `is gone` since before, or `is asked for now` */
  by: 'before' | 'today';
  /** fields that the reader does not know are no offense to it */
  passesOver: boolean;
}

function unmetValues(reader: Schema, writer: Schema, at: string): string[] {
  const [known, written] = [valuesOf(reader), valuesOf(writer)];
  if (known) {
    if (!written) return [`${at} may be anything, and was one of ${known.join(', ')}`];
    return written.filter((value) => !known.includes(value)).map((value) => `${at} may be ${value}`);
  }
  if (reader.type !== writer.type && !(reader.type === 'number' && writer.type === 'integer')) {
    return reader.type === undefined
      ? []
      : [`${at} may be ${writer.type ?? 'anything'}, and was ${reader.type}`];
  }
  if (written) return [];
  const limits = Object.keys(LIMITS).filter((limit): limit is keyof typeof LIMITS => limit in LIMITS);
  return limits
    .filter((limit) => !keepsLimit(reader, writer, limit))
    .map((limit) => `${at} has another ${limit}: ${writer[limit] ?? 'none'}, and was ${reader[limit]}`);
}

function unmetFields(reader: Schema, writer: Schema, reading: Reading): string[] {
  const { at, by, passesOver } = reading;
  const [known, written] = [fieldsOf(reader), fieldsOf(writer)];
  const sure = new Set(listOf(writer.required));
  const missing = listOf(reader.required)
    .filter((name) => !sure.has(name))
    .map((name) => {
      if (by === 'today') return `${at}.${name} is asked for now`;
      return `${at}.${name} ${written.has(String(name)) ? 'may be missing' : 'is gone'}`;
    });
  const { additionalProperties: rest } = reader;
  const wrong = [...written].flatMap(([name, field]) => {
    const as = known.get(name) ?? (isSchema(rest) ? rest : undefined);
    if (as) return unmet(as, field, { ...reading, at: `${at}.${name}` });
    return rest === false && !passesOver ? [`${at}.${name} is not known`] : [];
  });
  const others = writer.additionalProperties;
  const of = isSchema(others) && isSchema(rest) ? unmet(rest, others, { ...reading, at: `${at}{}` }) : [];
  return [...missing, ...wrong, ...of];
}

/** Of alternatives, the one that is meant: of the same type, and told apart by no constant. */
const isAkin = (one: Schema, other: Schema): boolean =>
  one.type === other.type &&
  [...fieldsOf(one)].every(([name, field]) => {
    const there = fieldsOf(other).get(name);
    return !('const' in field) || !there || !('const' in there) || field.const === there.const;
  });

/**
 * What may be written under one schema and is not read under another. JSON Schema as zod writes it; of an
 * undecidable pair (two patterns) it says that they differ.
 * @returns sentences without subject, `answer.data[].price is gone`; none when all of it is read
 */
export function unmet(reader: Schema, writer: Schema, reading: Reading): string[] {
  if (JSON.stringify(reader) === JSON.stringify(writer)) return [];
  const { at } = reading;
  const written = alternativesOf(writer);
  if (written) return written.flatMap((one) => unmet(reader, one, reading));
  const known = alternativesOf(reader);
  if (known) {
    const akin = known.filter((one) => isAkin(one, writer));
    const tried = (akin.length > 0 ? akin : known)
      .map((one) => unmet(one, writer, reading))
      .sort((one, other) => one.length - other.length);
    return tried[0] ?? [];
  }
  const items = isSchema(reader.items) && isSchema(writer.items);
  return [
    ...unmetValues(reader, writer, at),
    ...(items ? unmet(Object(reader.items), Object(writer.items), { ...reading, at: `${at}[]` }) : []),
    ...(reader.type === 'object' && writer.type === 'object' ? unmetFields(reader, writer, reading) : []),
  ];
}
