import { placesApart, type Side, sidesOfNames } from '../trail-map/places-apart.ts';
import { type Coast, coastOf } from './coast-of.ts';
import { mercator } from './mercator.ts';
import { spaced, type WakePoint, wakeOf } from './wake.ts';

/** A port of a voyage. Degrees, north and east positive. */
export interface SeaPort {
  code: string;
  name: string;
  lat: number;
  lon: number;
}

/** A way over water from a port to the next, `[lon, lat, lon, lat …]`. */
export interface SeaLine {
  from: string;
  to: string;
  line: readonly number[];
}

export interface LaidPlace {
  /** the days that stand on it, as the list beside the map numbers them */
  days: readonly number[];
  /** empty for a day at sea */
  name: string;
  /** of the drawing's width and height, from its left upper corner */
  x: number;
  y: number;
  /** none where the name has no room */
  side: Side | undefined;
}

export interface LaidSea {
  places: LaidPlace[];
  /** `d` in a box of `UNITS` wide and `UNITS / aspect` high */
  wake: string;
  coast: Coast | undefined;
}

/** Width of the box that the wake is drawn in. */
export const UNITS = 1000;
/** Of the width and of the height, free on each side. */
const MARGIN = 0.12;
/** Radians of the equator that are shown at least, some 100 miles: two ports beside each other are no world. */
const LEAST_SPAN = 0.03;
/** Units between two points of a wake. */
const BEND = 6;

type Mercator = readonly [x: number, y: number];

const pointsOf = ({ line }: SeaLine): Mercator[] =>
  Array.from({ length: Math.floor(line.length / 2) }, (_, at) =>
    mercator(line[2 * at] ?? 0, line[2 * at + 1] ?? 0),
  );

/** The point of a line at a share of its length. */
function along(line: readonly Mercator[], share: number): Mercator {
  const steps = line.slice(1).map((to, at) => {
    const from = line[at] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  let left = share * steps.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of steps) {
    if (left <= length && length > 0)
      return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length];
    left -= length;
  }
  return line.at(-1) ?? [0, 0];
}

/** What of the world shows: all points with a margin, as wide as `aspect` says. */
function viewAround(points: readonly Mercator[], aspect: number) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inner = 1 - 2 * MARGIN;
  const wide = Math.max((right - left) / inner, ((bottom - top) / inner) * aspect, LEAST_SPAN);
  const high = wide / aspect;
  return { left: (left + right - wide) / 2, top: (top + bottom - high) / 2, wide, high };
}

/**
 * A voyage on its sea, north up. Days at sea stand on the way, apart by the same miles. `aspect`: width by height;
 * `least`: of the width, between two dots; `width`: of the drawing where names show, pixels.
 * @param days the port of each day, null at sea; ports and ways that are not told are left out
 */
export function layOut(
  days: readonly (string | null)[],
  ports: readonly SeaPort[],
  ways: readonly SeaLine[],
  { aspect, least, width }: { aspect: number; least: number; width: number },
): LaidSea {
  const calls = days.flatMap((code, at) => (code === null ? [] : [{ code, day: at + 1 }]));
  const legs = calls.slice(1).flatMap((to, at) => {
    const from = calls[at];
    const way = ways.find((one) => one.from === from?.code && one.to === to.code);
    return from && way ? [{ line: pointsOf(way), after: from.day, until: to.day }] : [];
  });
  const atSea = legs.flatMap(({ line, after, until }) =>
    Array.from({ length: until - after - 1 }, (_, k) => ({
      days: [after + k + 1],
      name: '',
      at: along(line, (k + 1) / (until - after)),
    })),
  );
  const inPort = ports.flatMap(({ code, name, lat, lon }) => {
    const called = calls.filter((call) => call.code === code).map(({ day }) => day);
    return called.length > 0 ? [{ days: called, name, at: mercator(lon, lat) }] : [];
  });
  const all = [...inPort, ...atSea];
  const view = viewAround([...all.map(({ at }) => at), ...legs.flatMap(({ line }) => line)], aspect);
  const height = 1 / aspect;
  const place = ([x, y]: Mercator) => ({ x: (x - view.left) / view.wide, y: (y - view.top) / view.wide });
  const laid = placesApart(
    all.map(({ at, ...dot }) => ({ ...dot, ...place(at) })),
    height,
    least,
  );
  const [named, others] = [laid.filter(({ name }) => name), laid.filter(({ name }) => !name)];
  const sides = new Map(
    sidesOfNames(named, height, { others, width }).map((side, at) => [named[at], side] as const),
  );
  const wake = legs.flatMap(({ line }) =>
    line.map((point): WakePoint => {
      const { x, y } = place(point);
      return [x * UNITS, y * UNITS];
    }),
  );
  return {
    places: laid.map((dot) => ({ ...dot, y: dot.y / height, side: sides.get(dot) })),
    wake: wakeOf(spaced(wake, BEND)),
    coast: coastOf(view),
  };
}
