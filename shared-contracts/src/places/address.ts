import type { GeoPoint } from '../rules/index.ts';
import { PLACE_KINDS, type Place } from './place.ts';

/** Where a search is about, as an address says it. */
export type SearchedPlace = Pick<Place, 'kind' | 'id'>;

const PLACE = new RegExp(`^(${PLACE_KINDS.join('|')})-([A-Za-z0-9-]{2,40})$`);

const isKind = (kind: string): kind is Place['kind'] => PLACE_KINDS.some((one) => one === kind);

/** The place that an address names, `city-2713a`; nothing where it names none that could be one. */
export function readSearchedPlace(said: string | null): SearchedPlace | undefined {
  const [, kind = '', id = ''] = PLACE.exec(said ?? '') ?? [];
  return isKind(kind) ? { kind, id } : undefined;
}

/** `city-2713a` */
export const writeSearchedPlace = ({ kind, id }: SearchedPlace): string => `${kind}-${id}`;

/** `4.6097,-74.0817`: three decimals are some hundred metres, more tells nobody where to go. */
const POINT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;
const DECIMALS = 3;

/** The point that an address names, in degrees; nothing where it names none that could be one. */
export function readPoint(said: string | null): GeoPoint | undefined {
  const [, lat, lon] = POINT.exec(said ?? '') ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  const point = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? point : undefined;
}

/** `4.610,-74.082` */
export const writePoint = ({ lat, lon }: GeoPoint): string =>
  [lat, lon].map((degrees) => degrees.toFixed(DECIMALS)).join();
