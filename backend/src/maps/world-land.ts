import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { type Box, wider } from './cell-box.ts';
import { clipRing, thinned } from './clip-ring.ts';

interface Polygon {
  box: Box;
  /** outline, then lakes; `[lon, lat, lon, lat …]` */
  rings: readonly Float64Array[];
}

const require = createRequire(import.meta.url);

const flat = (ring: readonly number[][]): Float64Array =>
  Float64Array.from(ring.flatMap(([lon = 0, lat = 0]) => [lon, lat]));

function boxAround(ring: Float64Array): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (let at = 0; at < ring.length; at += 2) {
    const [lon = 0, lat = 0] = [ring[at], ring[at + 1]];
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** Natural Earth 1:10m (public domain), as the package `world-atlas` has it. */
function readWorld(): Polygon[] {
  const world: Parameters<typeof feature>[0] = JSON.parse(
    readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'),
  );
  const { land } = world.objects;
  if (land?.type !== 'GeometryCollection') throw new Error('The land of the source is no collection.');
  return feature(world, land).features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    return polygons.map((rings) => {
      const outlines = rings.map(flat);
      return { box: boxAround(outlines[0] ?? new Float64Array()), rings: outlines };
    });
  });
}

/** Pieces reach a little beyond their cell, so that no seam shows between two. */
const OVERLAP = 0.01;

/** Where land ends. The source is read when it is first asked for: a tenth of a second. */
export class WorldLand {
  #polygons: readonly Polygon[] | undefined;

  /** Land in a box, polygons of rings. `detail`: degrees below which nobody sees a bend */
  in(box: Box, detail: number): number[][][] {
    this.#polygons ??= readWorld();
    const reach = wider(box, OVERLAP);
    return this.#polygons.flatMap(({ box: own, rings }) => {
      if (
        own.east < reach.west ||
        own.west > reach.east ||
        own.north < reach.south ||
        own.south > reach.north
      )
        return [];
      const pieces = rings.map((ring) => thinned(clipRing([...ring], reach), detail));
      const [outline, ...lakes] = pieces;
      return outline && outline.length > 0 ? [[outline, ...lakes.filter((lake) => lake.length > 0)]] : [];
    });
  }
}
