import { type ChartPoint, placesApart, type Side, sidesOfNames } from './places-apart.ts';

/** How a leg is travelled; each is drawn as another line. */
export type TrailMode = 'road' | 'train' | 'boat' | 'plane' | 'walk' | 'bike';

/** A place of a journey over land. Degrees, north and east positive. */
export interface TrailPlace {
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** which days it stands for, as they are numbered beside the map; none for a place that is passed */
  days: readonly number[];
}

export interface TrailLeg {
  from: string;
  to: string;
  mode: TrailMode;
}

export interface LaidTrail {
  /** width by height */
  aspect: number;
  places: (TrailPlace & ChartPoint & { side: Side })[];
  /** `d` in a box of `UNITS` wide and `UNITS / aspect` high */
  legs: { mode: TrailMode; d: string }[];
  /** a length that reads well, and which share of the width it has */
  scale: { km: number; share: number };
}

/** Width of the box that paths are drawn in. */
export const UNITS = 1000;
const ASPECT = { least: 1, most: 2.6 };
/** Of the width, free on each side. */
const MARGIN = 0.1;
/** Of a leg's length, how far it swings out: the way there and the way back lie beside each other. */
const SWING = 0.14;
/** Degrees that are shown at least: a tour of one town is no dot. */
const LEAST_SPAN = 0.05;
const KM_IN_DEGREE = (6371 * Math.PI) / 180;
const LENGTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
/** Of the width, which the bar of the scale has at most. */
const LONGEST_BAR = 0.22;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
/** A longitude within half a turn of another. */
const near = (lon: number, to: number) => lon - 360 * Math.round((lon - to) / 360);

/** A leg as a line that swings out to its right, so that there and back are two. */
function swung(from: ChartPoint, to: ChartPoint, nth: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const swing = SWING * (1 + Math.floor(nth / 2) * 0.8) * (nth % 2 === 0 ? 1 : -1);
  const [cx, cy] = [(from.x + to.x) / 2 - dy * swing, (from.y + to.y) / 2 + dx * swing];
  const at = (x: number, y: number) => `${(x * UNITS).toFixed(1)} ${(y * UNITS).toFixed(1)}`;
  return `M${at(from.x, from.y)}Q${at(cx, cy)} ${at(to.x, to.y)}`;
}

/**
 * A journey on a plain map that shows all of it, north up: places true to each other but for those that would lie on one
 * another; ways between them are not drawn as they run. At least one place; legs of places that are not among them are
 * left out.
 */
export function layOut(places: readonly TrailPlace[], legs: readonly TrailLeg[]): LaidTrail {
  const first = places[0]?.lon ?? 0;
  const all = places.map((place) => ({ ...place, lon: near(place.lon, first) }));
  const lats = all.map(({ lat }) => lat);
  const lons = all.map(({ lon }) => lon);
  const [north, south, east, west] = [
    Math.max(...lats),
    Math.min(...lats),
    Math.max(...lons),
    Math.min(...lons),
  ];
  const narrowing = Math.max(Math.cos(radians((north + south) / 2)), 0.2);
  const [wide, high] = [Math.max((east - west) * narrowing, LEAST_SPAN), Math.max(north - south, LEAST_SPAN)];
  const aspect = within(ASPECT.least, wide / high, ASPECT.most);
  const height = 1 / aspect;
  const inner = 1 - 2 * MARGIN;
  /** widths in a degree of latitude */
  const degree = Math.min(inner / wide, (height - 2 * MARGIN) / high);
  const laid = placesApart(
    all.map((place) => ({
      ...place,
      x: 0.5 + (place.lon - (east + west) / 2) * narrowing * degree,
      y: height / 2 - (place.lat - (north + south) / 2) * degree,
    })),
    height,
  );
  const sides = sidesOfNames(laid, height);
  const byId = new Map(laid.map((place) => [place.id, place]));
  const drawn = new Map<string, number>();
  const ways = legs.flatMap(({ from, to, mode }) => {
    const [a, b] = [byId.get(from), byId.get(to)];
    if (!a || !b || a === b) return [];
    const pair = [from, to].sort().join(' ');
    const way = [from, to].join(' ');
    // The same way once more lies on itself; another one of the pair swings out further.
    const nth =
      drawn.get(way) ??
      [...drawn.keys()].filter((key) => key.split(' ').sort().join(' ') === pair).length * 2;
    drawn.set(way, nth);
    return [{ mode, d: swung(a, b, nth) }];
  });
  const kmInWidth = KM_IN_DEGREE / degree;
  const km = LENGTHS.findLast((length) => length / kmInWidth <= LONGEST_BAR) ?? 1;
  return {
    aspect,
    places: laid.map((place, at) => ({ ...place, y: place.y / height, side: sides[at] ?? 'below' })),
    legs: ways.filter((way, at) => ways.findIndex(({ d, mode }) => d === way.d && mode === way.mode) === at),
    scale: { km, share: km / kmInWidth },
  };
}
