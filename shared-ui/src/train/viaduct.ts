import { n, path, rect, times } from '../poster/parts/svg.ts';
import type { HourColors } from '../stay/hours.ts';

export interface ViaductShape {
  /** of its deck */
  y: number;
  foot: number;
  x0: number;
  /** from one pillar to the next */
  step: number;
  arches: number;
}

/** A row of arches under a deck, light from the left. */
export function viaduct({ y, foot, x0, step, arches }: ViaductShape, c: HourColors): string {
  const r = n(step / 2 - 8);
  const arch = (x: number) =>
    `M${x} ${y + 10}h${step}V${foot}h-8V${y + 34}a${r} ${r} 0 0 0 ${16 - step} 0V${foot}h-8z`;
  const shade = (x: number) => `M${x + step - 8} ${y + 30}h5V${foot}h-5z`;
  const each = (draw: (x: number) => string) => times(arches, (at) => draw(x0 + at * step)).join('');
  return (
    rect(-5, y, 410, 10, c.wallS) +
    rect(-5, y, 410, 3, c.wall) +
    path(each(arch), c.wallS) +
    path(each(shade), '#0A171D', ' opacity=".14"')
  );
}
