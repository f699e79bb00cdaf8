import type { MapBox, MapCell } from './map-types.ts';

/** Zooms at which the ground is told. Another one is as close as the next below it. */
export const GROUND_ZOOMS = [4, 7, 10] as const;
/** A map's zoom counts tiles of twice the size, and what is told of a piece is enough for two zooms more. */
const CLOSER = 1;
/** A window shows no more pieces at once. */
const MOST_CELLS = 16;

export const groundZoomOf = (mapZoom: number): number =>
  GROUND_ZOOMS.findLast((zoom) => zoom <= mapZoom + CLOSER) ?? GROUND_ZOOMS[0];

const rowOf = (lat: number): number => {
  const most = Math.min(85, Math.max(-85, lat));
  return (1 - Math.asinh(Math.tan((most * Math.PI) / 180)) / Math.PI) / 2;
};

/** Pieces of the ground that a window shows, those of its middle first. */
export function cellsIn({ west, south, east, north }: MapBox, mapZoom: number): MapCell[] {
  const zoom = groundZoomOf(mapZoom);
  const tiles = 2 ** zoom;
  const column = (lon: number) => ((lon + 180) / 360) * tiles;
  const [x0, x1] = [Math.floor(column(west)), Math.floor(column(east))];
  const [y0, y1] = [Math.floor(rowOf(north) * tiles), Math.floor(rowOf(south) * tiles)];
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const cells: (MapCell & { far: number })[] = [];
  for (let x = x0; x <= x1; x += 1) {
    for (let y = Math.max(0, y0); y <= Math.min(tiles - 1, y1); y += 1) {
      // The world goes on over the date line.
      cells.push({ zoom, x: ((x % tiles) + tiles) % tiles, y, far: Math.hypot(x - mx, y - my) });
    }
  }
  return cells
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_CELLS)
    .map(({ zoom: level, x, y }) => ({ zoom: level, x, y }));
}

export const cellKey = ({ zoom, x, y }: MapCell): string => `${zoom}-${x}-${y}`;
