import { readFileSync } from 'node:fs';
import { type $ZodIssue, type $ZodType, type output, safeParse } from 'zod/v4/core';

/** Where a fault is; for sections that nobody knows, their names. */
function placesOf(issue: $ZodIssue): string[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const paths = unknown.length > 0 ? unknown.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => path.join('.') || 'the whole');
}

/**
 * A JSON file that the operator may replace.
 * @param what names it in the sentence: `The site configuration`
 * @throws Error that says in one sentence what is wrong with it, and where
 */
export function readDataFile<S extends $ZodType>(what: string, file: string | URL, schema: S): output<S> {
  const wrong = (how: string) => new Error(`${what} ${file} ${how}.`);
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw wrong(error instanceof SyntaxError ? 'is not JSON' : 'cannot be read');
    }
  };
  const result = safeParse(schema, read());
  if (result.success) return result.data;
  const places = result.error.issues.flatMap(placesOf);
  throw wrong(`is wrong in ${[...new Set(places)].join(', ')}`);
}
