/** How a drawing stands in its frame: how much nearer, as drawn (1) or mirrored (-1), and around which point, in percent. */
export interface Framing {
  zoom: number;
  side: 1 | -1;
  x: number;
  y: number;
}

/** The whole, then what is left, right, low and in the middle of it. */
const CUTS = [
  { zoom: 1, x: 50, y: 50 },
  { zoom: 1.5, x: 8, y: 85 },
  { zoom: 1.5, x: 92, y: 85 },
  { zoom: 1.9, x: 34, y: 96 },
  { zoom: 1.9, x: 66, y: 70 },
] as const;

/** How many framings a drawing has. */
export const FRAMINGS = CUTS.length * 2;

/** @param seed a number from 0, of which those beyond the last begin anew; anything else is the whole drawing */
export function framingOf(seed: string): Framing {
  const at = /^\d+$/.test(seed) ? Number(seed) % FRAMINGS : 0;
  const [whole] = CUTS;
  const { zoom, x, y } = CUTS[at >> 1] ?? whole;
  // Turned over around another point than its middle it would leave the frame: this one keeps it there.
  return at % 2 ? { zoom, side: -1, x: (x + zoom * (100 - x)) / (1 + zoom), y } : { zoom, side: 1, x, y };
}
