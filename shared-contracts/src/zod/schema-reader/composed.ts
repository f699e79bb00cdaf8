import {
  type Check,
  finished,
  fitting,
  INVALID,
  isSpoilt,
  type NotedIssue,
  type Params,
  Schema,
  type Shape,
} from './schema.ts';

type Fields = Record<PropertyKey, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads what stands under a key, which begins the path of its issues. One object that stands in several places, as in
 * what was packed, is read once and stays one.
 */
function readInside(schema: Schema, value: unknown, key: PropertyKey, issues: NotedIssue[]): unknown {
  const isWhole = typeof value === 'object';
  const known = isWhole ? fitting.get(value) : undefined;
  if (known?.[0] === schema) return known[1];
  const inside = schema.tried(value);
  if (inside.issues.length > 0)
    for (const issue of inside.issues) issues.push({ ...issue, path: [key, ...(issue.path ?? [])] });
  else if (isWhole) fitting.set(value, [schema, inside.value]);
  return inside.value;
}

/** The first cap that is passed, of those before other checks: what is too long is not read at all. */
function passedCap(checks: readonly Check[], { length }: readonly unknown[]): Check | undefined {
  for (const check of checks) {
    if (!check.measures) return undefined;
    if (length > (check.most ?? length)) return check;
  }
  return undefined;
}

export const array = (element: Schema, params?: Params): Schema =>
  new Schema({
    params,
    read(reading, checks) {
      const { value, issues } = reading;
      if (!Array.isArray(value)) return void issues.push({ code: 'invalid_type' });
      const cap = passedCap(checks, value);
      if (!cap) {
        reading.value = Array.from(value, (item, index) => readInside(element, item, index, issues));
        return;
      }
      cap.run(reading);
      for (const issue of issues) issue.continue = false;
    },
  });

function noteUnknown(value: Fields, issues: NotedIssue[], isKnown: (key: string) => boolean): void {
  const keys: string[] = [];
  // Inherited ones too.
  for (const key in value) if (!isKnown(key)) keys.push(key);
  if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, continue: true });
}

function readFields(fields: readonly [string, Schema][], input: Fields, issues: NotedIssue[]): Fields {
  const made: Fields = {};
  for (const [key, field] of fields) {
    const isPresent = key in input;
    if (!isPresent && field._zod.optional) continue;
    const before = issues.length;
    const value = readInside(field, input[key], key, issues);
    if (isPresent) made[key] = value;
    else if (issues.length === before) issues.push({ code: 'invalid_type', path: [key], message: INVALID });
  }
  return made;
}

function objectOf(shape: Shape, strict: boolean | undefined, params?: Params): Schema {
  const fields = Object.entries(shape).filter(([key]) => key !== '__proto__');
  return new Schema({
    params,
    shape,
    strict,
    read(reading) {
      const { value, issues } = reading;
      if (!isObject(value)) return void issues.push({ code: 'invalid_type' });
      reading.value = readFields(fields, value, issues);
      if (strict) noteUnknown(value, issues, (key) => Object.hasOwn(shape, key));
    },
  });
}

export const object = (shape: Shape, params?: Params) => objectOf(shape, false, params);
export const strictObject = (shape: Shape, params?: Params) => objectOf(shape, true, params);

export const extend = ({ _zod: { shape, strict, params }, checks }: Schema, more: Shape) =>
  objectOf({ ...shape, ...more }, strict, params).check(...checks);

export const omit = (
  { _zod: { shape = {}, strict, params } }: Schema,
  keys: Readonly<Record<string, true>>,
) =>
  objectOf(
    Object.fromEntries(Object.entries(shape).filter(([key]) => !Object.hasOwn(keys, key))),
    strict,
    params,
  );

/** An object without a class of its own. */
const isPlain = (value: unknown): value is Fields => {
  if (!isObject(value)) return false;
  const made: unknown = value.constructor;
  return typeof made !== 'function' || Object.hasOwn(Object(made.prototype), 'isPrototypeOf');
};

/** Of keys that can be counted each has to be there, and no other. */
export const record = (key: Schema, each: Schema, params?: Params): Schema =>
  new Schema({
    params,
    read(reading) {
      const { value, issues } = reading;
      if (!isPlain(value)) return void issues.push({ code: 'invalid_type' });
      const made: Fields = {};
      const known = key._zod.values?.filter((one) => typeof one === 'string');
      const own = () =>
        Reflect.ownKeys(value).filter((one) => Object.prototype.propertyIsEnumerable.call(value, one));
      for (const one of known ?? own()) {
        if (one === '__proto__') continue;
        if (key.tried(one).issues.length === 0) made[one] = readInside(each, value[one], one, issues);
        else issues.push({ code: 'invalid_key', path: [one] });
      }
      if (known) noteUnknown(value, issues, (one) => known.includes(one));
      reading.value = made;
    },
  });

/** The first that fits; else the only one whose value can be used. */
export const union = (options: readonly Schema[], params?: Params): Schema =>
  new Schema({
    params,
    optional: options.some(({ _zod }) => _zod.optional),
    values: options.every(({ _zod }) => _zod.values)
      ? options.flatMap(({ _zod }) => _zod.values ?? [])
      : undefined,
    read(reading) {
      const tried = options.map((option) => option.tried(reading.value));
      const usable = tried.length === 1 ? tried : tried.filter(({ issues }) => !isSpoilt(issues));
      const fits =
        tried.find(({ issues }) => issues.length === 0) ?? (usable.length === 1 ? usable[0] : undefined);
      if (!fits) {
        const errors = tried.map(({ issues }) => finished(issues));
        return void reading.issues.push({ code: 'invalid_union', errors });
      }
      reading.value = fits.value;
      reading.issues.push(...fits.issues);
    },
  });

/** @param key whose value tells which of the objects it is */
export const discriminatedUnion = (key: string, options: readonly Schema[], params?: Params): Schema =>
  new Schema({
    params,
    read(reading) {
      const { value, issues } = reading;
      if (!isObject(value)) return void issues.push({ code: 'invalid_type' });
      const told = value[key];
      const option = options.find(({ _zod }) => _zod.shape?.[key]?._zod.values?.includes(told));
      if (option) option.run(reading);
      else issues.push({ code: 'invalid_union', errors: [], path: [key] });
    },
  });
