import type { GroundCell } from '@alisio/shared-contracts/maps';

/** A piece of the world in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const latitudeOf = (y: number, tiles: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI;

/** What a cell covers (Web Mercator). */
export function boxOf({ zoom, x, y }: GroundCell): Box {
  const tiles = 2 ** zoom;
  return {
    west: (x / tiles) * 360 - 180,
    east: ((x + 1) / tiles) * 360 - 180,
    north: latitudeOf(y, tiles),
    south: latitudeOf(y + 1, tiles),
  };
}

/** A box and so much more of its own size on every side. */
export function wider({ west, south, east, north }: Box, share: number): Box {
  const [dx, dy] = [(east - west) * share, (north - south) * share];
  return { west: west - dx, south: south - dy, east: east + dx, north: north + dy };
}

export const isIn = ({ west, south, east, north }: Box, lon: number, lat: number): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;
