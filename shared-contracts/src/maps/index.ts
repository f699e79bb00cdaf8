import { z } from '../zod/index.ts';

/**
 * How close the ground is told, as zooms of the tiles that web maps share (Web Mercator, the world is one tile at zoom
 * 0): coasts and large towns, then roads between towns, then streets and parts of towns.
 */
export const GROUND_ZOOMS = [4, 7, 10] as const;

/** A piece of the world's ground. `x` from the date line eastwards, `y` from the north, both from 0. */
export interface GroundCell {
  zoom: number;
  x: number;
  y: number;
}

/** In one form each: what is kept by its name is kept once. */
const CELL = /^(4|7|10)-(0|[1-9]\d{0,3})-(0|[1-9]\d{0,3})$/;

/** A cell as addresses name it: `10-303-481`. */
export const groundCellName = z.string().check(z.regex(CELL));
export const nameOfCell = ({ zoom, x, y }: GroundCell): string => `${zoom}-${x}-${y}`;

/** @returns nothing for what names no cell of the world */
export function readCell(name: string): GroundCell | undefined {
  const [zoom = 0, x = 0, y = 0] = (CELL.exec(name) ?? []).slice(1).map(Number);
  const most = 2 ** zoom;
  return zoom > 0 && x < most && y < most ? { zoom, x, y } : undefined;
}

/** Longitude and latitude after each other: `[lon, lat, lon, lat …]`, degrees. */
const line = z.array(z.number());

/** What a map draws below what it shows: land in water, streets, names. */
export const ground = z.strictObject({
  /** polygons of land, each its outline and the lakes in it; pieces of one land overlap */
  land: z.array(z.array(line)),
  parks: z.array(line),
  roads: z.array(z.strictObject({ isMain: z.boolean(), line })),
  places: z.array(
    z.strictObject({
      kind: z.enum(['town', 'area']),
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
      /** what is kept first where not all names find room: the larger one */
      weight: z.number(),
    }),
  ),
});
export type Ground = z.infer<typeof ground>;
