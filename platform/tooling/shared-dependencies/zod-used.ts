/**
 * Stands in for `zod/mini` in the browser's builds. Sharing a library brings all of its exports; these are
 * the ones that our schemas use (9 KB in place of 60). A schema that needs another one fails the build by name:
 * add it here.
 */
export {
  array,
  boolean,
  config,
  discriminatedUnion,
  enum,
  extend,
  gte,
  int,
  iso,
  literal,
  lte,
  maxLength,
  meta,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  omit,
  optional,
  positive,
  readonly,
  record,
  refine,
  regex,
  startsWith,
  strictObject,
  string,
  superRefine,
  union,
  unknown,
  url,
} from 'zod/v4/mini';
