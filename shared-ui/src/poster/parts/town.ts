import { type Box, bars, n, type Point, path, poly, seeded, times } from './svg.ts';

interface RowShape {
  x0: number;
  x1: number;
  base: number;
  min: number;
  max: number;
  seed: number;
  step?: number;
}

/** Houses shoulder to shoulder with roofs and shutters (a floor of windows is one dashed line). */
export function oldTown(shape: RowShape, walls: readonly string[], roof: string, window: string): string {
  const { x0, x1, base, min, max, seed, step = 24 } = shape;
  const random = seeded(seed);
  const u = step / 24;
  let houses = '';
  let floors = '';
  let roofs = '';
  let last = -1;
  for (let x = x0; x < x1; ) {
    const wide = Math.round(step * (0.75 + random() * 0.6));
    const high = Math.round(min + random() * (max - min));
    const top = Math.round(base - high);
    const left = Math.round(x);
    let wall = Math.floor(random() * walls.length);
    if (wall === last) wall = (wall + 1) % walls.length;
    last = wall;
    houses += path(`M${left} ${top}h${wide + 1}V${Math.round(base)}h${-wide - 1}z`, walls[wall] ?? roof);
    const slope = n(wide / 2 + 2);
    roofs +=
      random() > 0.5
        ? `M${left - 2} ${top}l${slope} ${n(-wide * 0.3)} ${slope} ${n(wide * 0.3)}z`
        : `M${left - 1} ${top + 1}v-5h${wide + 2}v5z`;
    for (let r = 0; (r * 15 + 14) * u < high; r += 1) {
      floors += `M${n(x + 4.4 * u)} ${n(top + (10 + r * 15) * u)}h${n(Math.floor(wide / (9 * u)) * 9 * u - 5.2 * u)}`;
    }
    x += wide;
  }
  const dashes = `stroke-width="${n(7 * u)}" stroke-dasharray="${n(3.6 * u)} ${n(5.4 * u)}" opacity=".75"`;
  return `${houses}${path(roofs, roof)}<path d="${floors}" stroke="${window}" ${dashes}/>`;
}

/** Towers of a modern city, as one shape, with lights. */
export function skyline(shape: RowShape, fill: string, light?: string, lights = 26): string {
  const { x0, x1, base, min, max, seed, step = 20 } = shape;
  const random = seeded(seed);
  const lit: Box[] = [];
  const points: Point[] = [[x0, base]];
  for (let x = x0; x < x1; ) {
    const wide = step * (0.6 + random() * 0.8);
    const high = min + random() ** 1.6 * (max - min);
    const top = base - high;
    points.push([x, top]);
    if (random() > 0.75) {
      points.push(
        [x + wide * 0.3, top],
        [x + wide * 0.3, top - 7],
        [x + wide * 0.7, top - 7],
        [x + wide * 0.7, top],
      );
    }
    points.push([x + wide, top]);
    for (let k = 0; k < 4; k += 1) {
      lit.push([
        x + 2 + Math.floor(random() * (wide / 4 - 1)) * 4,
        top + 6 + Math.floor(random() * (high / 7)) * 7,
        2,
        3,
      ]);
    }
    x += wide;
  }
  return (
    poly([...points, [x1, base]], fill) + (light ? bars(lit.slice(0, lights), light, ' opacity=".9"') : '')
  );
}

export const columns = (x: number, y: number, w: number, h: number, count: number, fill: string): string =>
  bars(
    times(count, (i): Box => [x + (i + 0.25) * (w / count), y, (w / count) * 0.5, h]),
    fill,
  );

const arch = ([x, y, w, h]: Box): string =>
  `M${n(x)} ${n(y)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

/** Round-headed openings: left, foot, width, height of each. */
export const arches = (list: readonly Box[], fill: string): string => path(list.map(arch).join(''), fill);

interface CubeColors {
  white: string;
  shade: string;
  door: string;
  cap: string;
  capShade: string;
}

/** White cubes stepping down a cliff, some with a blue dome. */
export function cubes(
  { seed, rows, x0, w, y }: { seed: number; rows: number; x0: number; w: number; y: number },
  { white, shade, door, cap, capShade }: CubeColors,
): string {
  const random = seeded(seed);
  let lit = '';
  let dark = '';
  let doors = '';
  let domes = '';
  for (let r = 0; r < rows; r += 1) {
    for (let x = Math.round(x0 + r * 4 + random() * 12); x < x0 + w; ) {
      const wide = Math.round(32 + random() * 20);
      const high = Math.round(28 + random() * 14);
      const top = Math.round(y + r * 36 - high - (x - x0) * 0.12);
      const front = Math.round(wide * 0.68);
      const side = Math.round(wide * 0.32);
      lit += `M${x} ${top}h${front}v${high + 34}h${-front}z`;
      dark += `M${x + front} ${top}h${side}v${high + 34}h${-side}z`;
      doors += arch([x + Math.round(wide * 0.16), top + 20, 6, 12]);
      if (random() > 0.72) {
        const q = Math.round(wide * 0.4);
        domes +=
          path(`M${x + 2} ${top + 1}a${q} ${q} 0 0 1 ${2 * q} 0z`, cap) +
          path(`M${x + 2 + q} ${top + 1 - q}a${q} ${q} 0 0 1 ${q} ${q}h${-q}z`, capShade);
      }
      x += wide + (random() > 0.7 ? 4 : 0);
    }
  }
  return path(lit, white) + path(dark, shade) + path(doors, door) + domes;
}
