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

/** Of the drawing's width and height, 0 to 1, from its left upper corner. */
export interface TrailPoint {
  x: number;
  y: number;
}

export interface LaidTrail {
  /** width by height */
  aspect: number;
  places: (TrailPlace & TrailPoint & { side: 'above' | 'below' | 'left' | 'right' })[];
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
/** Of the width: nearer than this two dots would lie on each other on a phone. */
const LEAST_APART = 0.09;
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
const distance = (a: TrailPoint, b: TrailPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** Pushes apart what lies on each other, in widths. Few places: a dozen rounds settle them. */
function apart<P extends TrailPoint>(points: readonly P[], height: number): P[] {
  const laid = points.map((point) => ({ ...point }));
  for (let round = 0; round < 12; round += 1)
    laid.forEach((a, i) => {
      for (const b of laid.slice(i + 1)) {
        const gap = distance(a, b);
        if (gap >= LEAST_APART) continue;
        const angle = gap < 1e-6 ? i : Math.atan2(b.y - a.y, b.x - a.x);
        const push = (LEAST_APART - gap) / 2;
        const [dx, dy] = [Math.cos(angle) * push, Math.sin(angle) * push];
        a.x = within(0.04, a.x - dx, 0.96);
        b.x = within(0.04, b.x + dx, 0.96);
        a.y = within(0.04, a.y - dy, height - 0.04);
        b.y = within(0.04, b.y + dy, height - 0.04);
      }
    });
  return laid;
}

/** Where a name stands so that it lies on no dot and on no other name. All in widths. */
function sidesOf(places: readonly (TrailPlace & TrailPoint)[], height: number) {
  const taken: { x: number; y: number; wide: number }[] = places.map(({ x, y }) => ({ x, y, wide: 0.03 }));
  const lies = (x: number, y: number, wide: number) =>
    x - wide / 2 < 0 ||
    x + wide / 2 > 1 ||
    y < 0.02 ||
    y > height - 0.02 ||
    taken.some((one) => Math.abs(one.x - x) < (one.wide + wide) / 2 && Math.abs(one.y - y) < 0.028);
  return places.map((place) => {
    // 14 px letters in a drawing of some 1100.
    const wide = 0.0075 * place.name.length + 0.01;
    const at = {
      below: { x: place.x, y: place.y + 0.034 },
      above: { x: place.x, y: place.y - 0.034 },
      right: { x: place.x + 0.02 + wide / 2, y: place.y },
      left: { x: place.x - 0.02 - wide / 2, y: place.y },
    };
    const side = (['below', 'above', 'right', 'left'] as const).find(
      (one) => !lies(at[one].x, at[one].y, wide),
    );
    taken.push({ ...at[side ?? 'below'], wide });
    return side ?? 'below';
  });
}

/** A leg as a line that swings out to its right, so that there and back are two. */
function swung(from: TrailPoint, to: TrailPoint, nth: number): string {
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
  const laid = apart(
    all.map((place) => ({
      ...place,
      x: 0.5 + (place.lon - (east + west) / 2) * narrowing * degree,
      y: height / 2 - (place.lat - (north + south) / 2) * degree,
    })),
    height,
  );
  const sides = sidesOf(laid, height);
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
