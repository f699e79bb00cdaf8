import type { Hour } from './palettes.ts';

/** What differs between two places with the same view and hour. */
export interface Lot {
  /** A number in 0..1, the next one each time. */
  random: () => number;
  /** A seed for parts that take one. */
  seed: () => number;
  /** Where sun or moon stands, and its path on the water. */
  lightX: number;
}

/** What stands in front of the sky, from far to near. */
export type View = (id: string, hour: Hour, lot: Lot) => readonly string[];
