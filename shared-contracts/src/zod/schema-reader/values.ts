import { type Facts, type Params, Schema } from './schema.ts';

/** A schema of what passes a test; what does not is an issue of that code. */
const simple = (
  code: string,
  fits: (value: unknown) => boolean,
  params?: Params,
  values?: Facts['values'],
): Schema =>
  new Schema({
    params,
    values,
    read({ value, issues }) {
      if (!fits(value)) issues.push({ code });
    },
  });

const ofType = (type: string) => (params?: Params) =>
  simple('invalid_type', (value) => typeof value === type, params);

export const string = ofType('string');
export const boolean = ofType('boolean');
export const unknown = () => new Schema({ read() {} });
export const number = (params?: Params) => simple('invalid_type', Number.isFinite, params);

const oneOf = (values: readonly unknown[], params?: Params): Schema =>
  simple('invalid_value', (value) => values.includes(value), params, values);

export const literal = (value: unknown, params?: Params) =>
  oneOf(Array.isArray(value) ? value : [value], params);

const enumeration = (values: object, params?: Params) => oneOf(Object.values(values), params);

export { enumeration as enum };

/** `null` and `undefined` of these are taken as they are; the rest is the schema's. */
const besides = (also: null | undefined, inner: Schema): Schema => {
  const { values, optional } = inner._zod;
  return new Schema({
    optional: also === undefined || optional,
    values: values && [...values, also],
    read(reading) {
      if (reading.value !== also) inner.run(reading);
    },
  });
};
export const optional = (inner: Schema) => besides(undefined, inner);
export const nullable = (inner: Schema) => besides(null, inner);

export const readonly = (inner: Schema): Schema =>
  new Schema({
    ...inner._zod,
    params: undefined,
    read(reading) {
      inner.run(reading);
      reading.value = Object.freeze(reading.value);
    },
  });
