/**
 * Generates the coasts of sea maps, `shared-ui/src/sea-map/coasts/*.svg`, from the land of README.md:
 * `node backend/data/build-sea-coasts.ts`. The result is committed. Each file is one sea in Mercator's projection, as
 * fine as `MOST_BYTES` allow; land too small to be drawn stays as a dot where a ship calls.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { clipRing, readWorld } from '../src/maps/index.ts';

const SEA_MAP = new URL('../../shared-ui/src/sea-map/', import.meta.url);

/** A part of the world, degrees. */
interface Sea {
  west: number;
  south: number;
  east: number;
  north: number;
}

const MOST_BYTES = 5_900;
/** Units of a file's longer side: a step of its path is one of these. */
const UNITS = 1400;

type Point = readonly [x: number, y: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** As the sea map lays places out. */
const mercator = (lon: number, lat: number): Point => [radians(lon), -Math.asinh(Math.tan(radians(lat)))];

/** Twice the area of a triangle. */
const areaOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));

/** A ring without the bends that matter least (Visvalingam), as long as one is smaller than `least`. */
function simplified(ring: readonly Point[], least: number): readonly Point[] {
  const kept = [...ring];
  const sizeAt = (at: number) =>
    areaOf(kept.at(at - 1) ?? [0, 0], kept[at] ?? [0, 0], kept[(at + 1) % kept.length] ?? [0, 0]);
  const sizes = kept.map((_, at) => sizeAt(at));
  while (kept.length > 3) {
    let smallest = 0;
    for (let at = 1; at < sizes.length; at += 1)
      if ((sizes[at] ?? 0) < (sizes[smallest] ?? 0)) smallest = at;
    const size = sizes[smallest] ?? 0;
    if (size >= least) break;
    kept.splice(smallest, 1);
    sizes.splice(smallest, 1);
    // A bend never counts less than the one that was taken beside it.
    for (const at of [smallest - 1, smallest % kept.length]) {
      const index = (at + kept.length) % kept.length;
      sizes[index] = Math.max(size, sizeAt(index));
    }
  }
  return kept;
}

const surfaceOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [bx, by] = ring.at(at - 1) ?? [0, 0];
      return sum + (bx * y - x * by) / 2;
    }, 0),
  );

/** A line without points that lie nearly on the one before. */
function apart(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [x, y] = kept.at(-1) ?? [Number.NaN, 0];
    if (!(Math.hypot(point[0] - x, point[1] - y) < 0.7)) kept.push(point);
  }
  return kept;
}

/** A closed path in whole steps; nothing of a ring that they make a line. */
function pathOf(ring: readonly Point[]): string {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = whole.filter(([x, y], at) => {
    const [bx, by] = whole.at(at - 1) ?? [0, 0];
    return x !== bx || y !== by;
  });
  if (steps.length < 3) return '';
  const [first = [0, 0] as const, ...rest] = steps;
  let [fromX, fromY] = first;
  const moves = rest.map(([x, y]) => {
    const move = `${x - fromX} ${y - fromY}`.replace(' -', '-');
    [fromX, fromY] = [x, y];
    return move;
  });
  return `M${first[0]} ${first[1]}l${moves.join(' ').replaceAll(' -', '-')}z`;
}

const rings = (await readWorld(async () => {})).flatMap((polygon) => polygon.rings);
const ports: { lat: number; lon: number }[] = JSON.parse(
  readFileSync(new URL('cruises/ports.json', import.meta.url), 'utf8'),
);

function drawn({ west, south, east, north }: Sea): string {
  const [left, top] = mercator(west, north);
  const [right, bottom] = mercator(east, south);
  const scale = UNITS / Math.max(right - left, bottom - top);
  const [wide, high] = [(right - left) * scale, (bottom - top) * scale];
  const at = (lon: number, lat: number): Point => {
    const [x, y] = mercator(lon, lat);
    return [(x - left) * scale, (y - top) * scale];
  };
  const called = ports.map(({ lon, lat }) => at(lon, lat));
  const cut = rings.flatMap((ring) => {
    const within = clipRing(ring, { west, south, east, north });
    const points = Array.from({ length: within.length / 2 }, (_, k) =>
      at(within[2 * k] ?? 0, within[2 * k + 1] ?? 0),
    );
    return points.length < 3 ? [] : [apart(points)];
  });
  const isCalledAt = (ring: readonly Point[]) =>
    called.some(([x, y]) => ring.some(([rx, ry]) => Math.hypot(rx - x, ry - y) < 6));
  for (let least = 4; ; least *= 1.12) {
    const d = cut
      .map((ring) => {
        const small = surfaceOf(ring) < least * 3;
        if (small && !isCalledAt(ring)) return '';
        // An island that a ship calls at is drawn finer than a continent's bays.
        return pathOf(simplified(ring, small ? Math.min(least, 4) : least));
      })
      .join('');
    const [w, h] = [Math.round(wide), Math.round(high)];
    const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none"><path d="${d}"/></svg>\n`;
    if (Buffer.byteLength(file) <= MOST_BYTES) {
      process.stdout.write(`least ${least.toFixed(0)}, ${Buffer.byteLength(file)} bytes`);
      return file;
    }
  }
}

const seas: Record<string, Sea> = JSON.parse(readFileSync(new URL('seas.json', SEA_MAP), 'utf8'));
for (const [name, sea] of Object.entries(seas)) {
  const file = drawn(sea);
  writeFileSync(new URL(`coasts/${name}.svg`, SEA_MAP), file);
  process.stdout.write(`, ${name}\n`);
}
