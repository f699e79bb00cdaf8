import type { ScreenPoint } from './group-pins.ts';
import type { MapPoint } from './map-types.ts';

/** Where a map looks at. `zoom`: the world is 512 pixels wide at 0 and doubles with each. */
export interface MapView extends MapPoint {
  zoom: number;
}

/** Pixels that a map has. */
export interface MapRoom {
  width: number;
  height: number;
}

export const LEAST_ZOOM = 2;
/** How near a map comes to a single place. */
const NEAR_ZOOM = 14;
const WORLD = 512;
/** Room for bubbles at the edge. Pixels. */
const PADDING = 56;
/** Of many places a few that lie far off do not decide how close the others are shown. */
const MANY = 12;
const FAR_OFF = 0.05;

/** Web Mercator, the world from 0 to 1. */
const columnOf = (lon: number): number => (lon + 180) / 360;
const rowOf = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
const latitudeOf = (row: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;

/** Between which two values nearly all lie. */
function ends(values: readonly number[], allIn: boolean): [least: number, most: number] {
  const sorted = values.toSorted((one, other) => one - other);
  const off = sorted.length > MANY && !allIn ? Math.floor(sorted.length * FAR_OFF) : 0;
  return [sorted[off] ?? 0, sorted[sorted.length - 1 - off] ?? 0];
}

/** Says where these lie: the same of the same places, in whatever order they come. */
export const placesOf = (points: readonly MapPoint[]): string =>
  points
    .map(({ lat, lon }) => `${lat} ${lon}`)
    .sort()
    .join();

/** The window that shows these; of one place, what is around it. `allIn`: those that lie far off, too */
export function viewOf(points: readonly MapPoint[], { width, height }: MapRoom, allIn = false): MapView {
  const [west, east] = ends(
    points.map(({ lon }) => columnOf(lon)),
    allIn,
  );
  const [north, south] = ends(
    points.map(({ lat }) => rowOf(lat)),
    allIn,
  );
  if (points.length === 0) return { lat: 0, lon: 0, zoom: LEAST_ZOOM };
  const padding = Math.min(PADDING, width / 5, height / 5);
  const closest = (pixels: number, share: number) =>
    Math.log2(Math.max(1, pixels - 2 * padding) / (WORLD * share));
  const zoom = Math.min(closest(width, east - west), closest(height, south - north), NEAR_ZOOM);
  return {
    lat: latitudeOf((north + south) / 2),
    lon: ((west + east) / 2) * 360 - 180,
    zoom: Math.max(LEAST_ZOOM, zoom),
  };
}

/** Where a place lies in such a window, pixels: before what draws maps is here. */
export function placedIn(view: MapView, { width, height }: MapRoom): (point: MapPoint) => ScreenPoint {
  const scale = WORLD * 2 ** view.zoom;
  const [column, row] = [columnOf(view.lon), rowOf(view.lat)];
  return ({ lat, lon }) => ({
    x: (columnOf(lon) - column) * scale + width / 2,
    y: (rowOf(lat) - row) * scale + height / 2,
  });
}
