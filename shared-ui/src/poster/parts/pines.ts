import { n, path, seeded } from './svg.ts';

interface RowOfTrees {
  x0: number;
  x1: number;
  y: number;
  /** Usual height of a tree. */
  tall: number;
  seed: number;
  foot: number;
}

/** Conifers shoulder to shoulder, in steps as they grow. */
export function pines({ x0, x1, y, tall, seed, foot }: RowOfTrees, fill: string): string {
  const random = seeded(seed);
  let d = '';
  for (let x = x0; x < x1; ) {
    const h = Math.round(tall * (0.6 + random() * 0.7));
    const half = h * 0.26;
    const step = (across: number, down: number) => `l${n(half * across)} ${n(h * down)}`;
    d += `M${Math.round(x)} ${y - h}${step(0.5, 0.38)}${step(-0.2, 0)}${step(0.5, 0.32)}${step(-0.25, 0)}${step(0.45, 0.3)}V${foot}h${n(half * -2)}V${y}${step(0.45, -0.3)}${step(-0.25, 0)}${step(0.5, -0.32)}${step(-0.2, 0)}z`;
    x += half * (0.9 + random() * 0.9);
  }
  return path(d, fill);
}
