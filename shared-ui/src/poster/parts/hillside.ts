import { seeded } from './svg.ts';

/** From left to right at a height: houses stand on it. */
export type HillRow = readonly [x0: number, x1: number, base: number];

interface HillsideColors {
  walls: readonly string[];
  roof: string;
  window: string;
}

const strokes = (d: string, color: string, more = '') =>
  d ? `<path d="${d}" stroke="${color}"${more}/>` : '';

/** Small houses that climb a hill, row by row from the farthest; `size` is a house's width. */
export function hillside(
  { rows, seed, size = 14 }: { rows: readonly HillRow[]; seed: number; size?: number },
  { walls, roof, window }: HillsideColors,
): string {
  const random = seeded(seed);
  const half = Math.round(size / 2);
  let last = -1;
  const thin = ' stroke-width="3"';
  const houses = rows
    .map(([x0, x1, base]) => {
      const fronts = walls.map(() => '');
      let roofs = '';
      let windows = '';
      for (let x = Math.round(x0); x < x1; x += size) {
        const high = Math.round(size * (0.8 + random() * 0.6));
        let wall = Math.floor(random() * walls.length);
        if (wall === last) wall = (wall + 1) % walls.length;
        last = wall;
        fronts[wall] += `M${x + half} ${base - high}v${high + 4}`;
        roofs += `M${x} ${base - high}h${size}`;
        windows += `M${x + half - 4 + Math.round(random() * 5)} ${base - high + half}v4`;
      }
      return (
        fronts.map((d, i) => strokes(d, walls[i] ?? roof)).join('') +
        strokes(roofs, roof, thin) +
        strokes(windows, window, thin)
      );
    })
    .join('');
  return `<g stroke-width="${size}">${houses}</g>`;
}
