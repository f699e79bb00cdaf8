/** What something costs in a package, and what the same costs alone; integer minor units. */
export interface Compared {
  together: number;
  apart: number;
}

/** Several parts as one. */
export const comparedSum = (parts: readonly Compared[]): Compared => ({
  together: parts.reduce((sum, part) => sum + part.together, 0),
  apart: parts.reduce((sum, part) => sum + part.apart, 0),
});

/** What is saved by buying it in a package; never less than nothing, since a package is never dearer than its parts. */
export const savingOf = ({ together, apart }: Compared): number => Math.max(0, apart - together);
