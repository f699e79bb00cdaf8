import { type Check, type NotedIssue, type Params, type Reading, textOf } from './schema.ts';

/** What does not pass is an issue, after which other checks go on unless it aborts. */
const passing = (code: string, passes: (value: unknown) => unknown, params?: Params): Check => ({
  run({ value, issues }) {
    if (passes(value)) return;
    const { abort, path = [] } = Object(params);
    const issue: NotedIssue = { code, path: [...path], continue: !abort };
    issues.push({ ...issue, message: textOf(params, issue) });
  },
});

export const refine = (passes: (value: unknown) => unknown, params?: Params) =>
  passing('custom', passes, params);

interface Context extends Reading {
  addIssue(issue: string | Partial<NotedIssue>): void;
}

export const superRefine = (look: (value: unknown, context: Context) => void): Check => ({
  run({ value, issues }) {
    const addIssue: Context['addIssue'] = (issue) =>
      issues.push(
        typeof issue === 'string'
          ? { code: 'custom', message: issue }
          : { code: 'custom', continue: true, ...issue },
      );
    look(value, { value, issues, addIssue });
  },
});

/** Says something to tools that write documents. */
export const meta = (): Check => ({ run() {} });

export const regex = (pattern: RegExp, params?: Params) =>
  passing(
    'invalid_format',
    (value) => {
      pattern.lastIndex = 0;
      return pattern.test(String(value));
    },
    params,
  );
export const startsWith = (prefix: string, params?: Params) =>
  passing('invalid_format', (value) => String(value).startsWith(prefix), params);

export const gte = (least: number, params?: Params) =>
  passing('too_small', (value) => Number(value) >= least, params);
export const lte = (most: number, params?: Params) =>
  passing('too_big', (value) => Number(value) <= most, params);
export const nonnegative = (params?: Params) => gte(0, params);
export const positive = (params?: Params) => passing('too_small', (value) => Number(value) > 0, params);

const hasLength = (value: unknown): boolean => Object(value).length !== undefined;
/** Of a text in signs: an emoji is one. */
const lengthOf = (value: unknown): number =>
  typeof value === 'string' && /[\ud800-\udbff]/.test(value)
    ? Array.from(value).length
    : Object(value).length;

export const minLength = (least: number, params?: Params): Check => ({
  ...passing('too_small', (value) => lengthOf(value) >= least, params),
  measures: hasLength,
});
export const maxLength = (most: number, params?: Params): Check => ({
  ...passing('too_big', (value) => lengthOf(value) <= most, params),
  measures: hasLength,
  most,
});
