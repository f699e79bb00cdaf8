/** Revisions in a row, from the first to the last of them. */
export interface Stretch {
  first: number;
  last: number;
}

/** The same revisions in as few stretches as there can be, lowest first. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const { first, last } of stretches.toSorted((one, other) => one.first - other.first)) {
    const open = whole.at(-1);
    if (open && first <= open.last + 1) open.last = Math.max(open.last, last);
    else whole.push({ first, last });
  }
  return whole;
}

/** What is in these stretches and in none of the others, lowest first. */
export function without(stretches: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  let left = merged(stretches);
  for (const { first, last } of merged(others)) {
    left = left.flatMap((one) => [
      ...(one.first < first ? [{ first: one.first, last: Math.min(one.last, first - 1) }] : []),
      ...(one.last > last ? [{ first: Math.max(one.first, last + 1), last: one.last }] : []),
    ]);
  }
  return left;
}

/** Numbers that are missing between the lowest and the highest of these. */
export function gapsIn(revisions: readonly number[]): Stretch[] {
  const inOrder = revisions.toSorted((one, other) => one - other);
  return inOrder.flatMap((revision, index) => {
    const next = inOrder[index + 1] ?? revision + 1;
    return next > revision + 1 ? [{ first: revision + 1, last: next - 1 }] : [];
  });
}

/** `7` or `7-9`, with commas between several: as `--over` is written. */
export const stretchText = (stretches: readonly Stretch[]): string =>
  stretches.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');

/** Reads what `stretchText` writes. @returns nothing for anything else */
export function readStretches(text: string): Stretch[] | undefined {
  const parts = text.split(',').map((part) => /^\s*([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?\s*$/.exec(part));
  const stretches = parts.map((part) => {
    const first = Number(part?.[1] ?? Number.NaN);
    return { first, last: Number(part?.[2] ?? first) };
  });
  return stretches.every(({ first, last }) => first <= last) ? stretches : undefined;
}
