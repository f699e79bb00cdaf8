import type { FieldErrors, Fields } from '@alisio/platform/sdk/forms';

/** What a form holds: sections with fields, or rows of them (`passengers`). */
export type FormValues = Readonly<Record<string, Fields | readonly Fields[]>>;

/** What is wrong, or what of it may be shown, by the path of the section: `contact`, `passengers.0`. */
export type SectionErrors = Readonly<Record<string, FieldErrors>>;

/** The rules of a form. Pure: it is asked with what is typed, whenever somebody wants to know. */
export type Rules<Values extends FormValues> = (values: Values) => SectionErrors;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two trees of values differ in a leaf; what is undefined is as good as missing. */
export function differ(one: unknown, other: unknown): boolean {
  if (!isTree(one) || !isTree(other)) return one !== other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].some((key) =>
    differ(one[key], other[key]),
  );
}

/** Paths of all that a tree has a value for, as `read` finds one in a branch of it. */
export function leavesOf<Leaf>(
  tree: unknown,
  read: (branch: unknown) => Leaf | undefined,
  at = '',
): (readonly [path: string, leaf: Leaf])[] {
  const leaf = read(tree);
  if (leaf !== undefined) return [[at, leaf]];
  if (!isTree(tree)) return [];
  return Object.entries(tree).flatMap(([key, branch]) =>
    leavesOf(branch, read, at === '' ? key : `${at}.${key}`),
  );
}
