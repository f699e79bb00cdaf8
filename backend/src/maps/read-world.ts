import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Pause } from '../turns/index.ts';
import type { Box } from './cell-box.ts';
import type { Polygon } from './land-columns.ts';

const require = createRequire(import.meta.url);

function flat(ring: readonly number[][]): Float64Array {
  const line = new Float64Array(ring.length * 2);
  for (const [at, [lon = 0, lat = 0]] of ring.entries()) {
    line[at * 2] = lon;
    line[at * 2 + 1] = lat;
  }
  return line;
}

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

/** Natural Earth 1:10m (public domain), as the package `world-atlas` has it. A third of a second, in slices. */
export async function readWorld(pause: Pause): Promise<Polygon[]> {
  const world: Parameters<typeof feature>[0] = JSON.parse(
    await readFile(require.resolve('world-atlas/land-10m.json'), 'utf8'),
  );
  const { land } = world.objects;
  if (land?.type !== 'GeometryCollection') throw new Error('The land of the source is no collection.');
  const polygons: Polygon[] = [];
  for (const geometry of land.geometries) {
    const pieces =
      geometry.type === 'Polygon' ? [geometry.arcs] : geometry.type === 'MultiPolygon' ? geometry.arcs : [];
    for (const arcs of pieces) {
      await pause();
      const { coordinates } = feature(world, { type: 'Polygon' as const, arcs }).geometry;
      const rings = coordinates.map(flat);
      polygons.push({ box: boxAround(rings[0] ?? new Float64Array()), rings });
    }
  }
  return polygons;
}
