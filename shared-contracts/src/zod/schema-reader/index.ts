/**
 * Stands in for `zod/mini` in the browser's builds: reads values by the schemas that are written in zod's words, as zod
 * does. Zod itself is the truth: servers, tools and tests have it, and `schema-reader.test.ts` holds the two against
 * each other. It knows the words that our schemas use; one that needs another fails the build by name: add it here.
 */
export {
  gte,
  lte,
  maxLength,
  meta,
  minLength,
  nonnegative,
  positive,
  refine,
  regex,
  startsWith,
  superRefine,
} from './checks.ts';
export { array, discriminatedUnion, extend, object, omit, record, strictObject, union } from './composed.ts';
export * as iso from './iso.ts';
export { int, url } from './kinds.ts';
export { boolean, enum, literal, nullable, number, optional, readonly, string, unknown } from './values.ts';
