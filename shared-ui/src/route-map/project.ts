/** A place of a route. Degrees, north and east positive. */
export interface MapStop {
  code: string;
  lat: number;
  lon: number;
}

export interface MapPoint {
  x: number;
  y: number;
}

export const MAP_WIDTH = 560;
export const MAP_HEIGHT = 260;
const MARGIN = 48;
/** Degrees from north to south that are shown at least: a hop has coasts around it, too. */
const LEAST_SPAN = 8;
const STEPS = 24;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** A longitude within half a turn of another: a route over the date line does not go round the world. */
const near = (lon: number, to: number) => lon - 360 * Math.round((lon - to) / 360);

type Vector = readonly [number, number, number];
const vectorOf = ({ lat, lon }: MapStop): Vector => {
  const [phi, lambda] = [radians(lat), radians(lon)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
};

/** Places on the shortest way between two, both ends among them: as aircraft fly, roughly. */
export function greatCircle(from: MapStop, to: MapStop): MapStop[] {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
  if (angle < 1e-6) return [from, to];
  let last = from.lon;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const [p, q] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
    last = near(degrees(Math.atan2(y, x)), last);
    return { code: '', lat: degrees(Math.atan2(z, Math.hypot(x, y))), lon: last };
  });
}

export interface MapView {
  stops: (MapPoint & { code: string })[];
  /** the ways between them, one after the other */
  ways: MapPoint[][];
  /** where the point 0° 0° lies, and how many pixels a degree has */
  origin: MapPoint;
  scale: MapPoint;
}

/** A route on a plain map that shows all of it: true to scale at its middle. At least two places. */
export function viewOf(route: readonly MapStop[]): MapView {
  const arcs: MapStop[][] = [];
  let lon = route[0]?.lon ?? 0;
  const places = route.map((stop) => {
    lon = near(stop.lon, lon);
    return { ...stop, lon };
  });
  places.slice(1).forEach((stop, i) => {
    const from = places[i] ?? stop;
    arcs.push(greatCircle(from, stop));
    // An arc may have gone the other way round: what follows goes on from its end.
    stop.lon = arcs.at(-1)?.at(-1)?.lon ?? stop.lon;
  });
  const all = arcs.flat();
  const [north, south] = [Math.max(...all.map(({ lat }) => lat)), Math.min(...all.map(({ lat }) => lat))];
  const [east, west] = [Math.max(...all.map((p) => p.lon)), Math.min(...all.map((p) => p.lon))];
  const middle = { lat: (north + south) / 2, lon: (east + west) / 2 };
  const narrowing = Math.max(Math.cos(radians(middle.lat)), 0.2);
  const vertical = Math.min(
    (MAP_HEIGHT - 2 * MARGIN) / Math.max(north - south, LEAST_SPAN),
    (MAP_WIDTH - 2 * MARGIN) / Math.max((east - west) * narrowing, LEAST_SPAN),
  );
  const scale = { x: vertical * narrowing, y: vertical };
  const origin = {
    x: MAP_WIDTH / 2 - middle.lon * scale.x,
    y: MAP_HEIGHT / 2 + middle.lat * scale.y,
  };
  const place = (p: MapStop) => ({ x: origin.x + p.lon * scale.x, y: origin.y - p.lat * scale.y });
  return {
    stops: places.map((stop) => ({ code: stop.code, ...place(stop) })),
    ways: arcs.map((arc) => arc.map(place)),
    origin,
    scale,
  };
}
