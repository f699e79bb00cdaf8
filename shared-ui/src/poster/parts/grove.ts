import { n, path, seeded } from './svg.ts';

interface GroveShape {
  x0: number;
  x1: number;
  y: number;
  /** Usual half width of a crown. */
  r: number;
  seed: number;
  foot: number;
}

/** Crowns side by side as one outline: lighter than `canopy` where many small ones stand far off. */
export function grove({ x0, x1, y, r, seed, foot }: GroveShape, fill: string): string {
  const random = seeded(seed);
  let d = `M${x0} ${foot}V${y}`;
  for (let x = x0; x < x1; ) {
    const q = r * (0.7 + random() * 0.6);
    const down = (random() - 0.5) * 4;
    d += `a${n(q)} ${n(q)} 0 0 1 ${n(q * 1.6)} ${n(down)}`;
    x += q * 1.6;
  }
  return path(`${d}V${foot}z`, fill);
}
