import type { Pause } from '../turns/index.ts';
import { type Box, wider } from './cell-box.ts';
import { clipRing, thinned } from './clip-ring.ts';
import { LandColumns, type Polygon } from './land-columns.ts';
import { readWorld } from './read-world.ts';

/** Pieces reach a little beyond their cell, so that no seam shows between two. */
const OVERLAP = 0.01;

/** Land of these polygons in a box, polygons of rings. `detail`: degrees below which nobody sees a bend */
export async function landIn(
  polygons: readonly Polygon[],
  box: Box,
  detail: number,
  pause: Pause,
): Promise<number[][][]> {
  const reach = wider(box, OVERLAP);
  const found: number[][][] = [];
  for (const { box: own, rings } of polygons) {
    if (own.east < reach.west || own.west > reach.east || own.north < reach.south || own.south > reach.north)
      continue;
    await pause();
    const [outline, ...lakes] = rings.map((ring) => thinned(clipRing(ring, reach), detail));
    if (outline && outline.length > 0) found.push([outline, ...lakes.filter((lake) => lake.length > 0)]);
  }
  return found;
}

/** Where land ends. The source is read when it is first asked for. */
export class WorldLand {
  #columns: LandColumns | undefined;

  /** Land in a box, polygons of rings. `detail`: degrees below which nobody sees a bend */
  async in(box: Box, detail: number, pause: Pause): Promise<number[][][]> {
    this.#columns ??= new LandColumns(await readWorld(pause));
    return landIn(this.#columns.around(wider(box, OVERLAP)), box, detail, pause);
  }
}
