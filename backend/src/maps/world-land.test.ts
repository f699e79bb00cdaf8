import { chanceOf, hashOf } from '../chance/index.ts';
import { inSlices } from '../turns/index.ts';
import { boxOf, wider } from './cell-box.ts';
import { LandColumns, type Polygon } from './land-columns.ts';
import { readWorld } from './read-world.ts';
import { landIn } from './world-land.ts';

const pause = inSlices();
let world: Polygon[];
let columns: LandColumns;
beforeAll(async () => {
  world = await readWorld(pause);
  columns = new LandColumns(world);
});

const sizeOf = (polygons: readonly Polygon[]): number =>
  polygons.flatMap(({ rings }) => rings).reduce((sum, { length }) => sum + length, 0);

/** Cells of a zoom, the same each time: on coasts of large and small pieces of land, and at both ends of the world. */
const cellsOf = (zoom: number) => {
  const tiles = 2 ** zoom;
  const outlines = world
    .map(({ rings: [outline = new Float64Array()] }) => outline)
    .toSorted((one, other) => other.length - one.length);
  const onCoast = Array.from({ length: 6 }, (_, at) => {
    const chance = (of: string) => chanceOf(hashOf(`${zoom} ${at} ${of}`));
    const outline = outlines[Math.floor(chance('piece') ** 3 * 60)] ?? new Float64Array();
    const corner = 2 * Math.floor((chance('corner') * outline.length) / 2);
    const [lon = 0, lat = 0] = [outline[corner], outline[corner + 1]];
    const y = (1 - Math.asinh(Math.tan((Math.max(-80, lat) * Math.PI) / 180)) / Math.PI) / 2;
    return {
      zoom,
      x: Math.min(tiles - 1, Math.floor(((lon + 180) / 360) * tiles)),
      y: Math.floor(y * tiles),
    };
  });
  return [...onCoast, ...[0, tiles - 1].map((x) => ({ zoom, x, y: Math.floor(0.25 * tiles) }))];
};

test.each([
  [4, 0, 0.03],
  [7, 0.2, 0.004],
  [10, 0.2, 0.0003],
])('cells of zoom %i cut from columns are those cut from the whole world', async (zoom, share, detail) => {
  let corners = 0;
  for (const cell of cellsOf(zoom)) {
    const box = wider(boxOf(cell), share);
    const direct = await landIn(world, box, detail, pause);
    expect(await landIn(columns.around(wider(box, 0.01)), box, detail, pause)).toEqual(direct);
    corners += direct.flat(2).length;
  }
  expect(corners).toBeGreaterThan(100);
});

test('a cell of a town is cut from a small part of the world', () => {
  for (const x of [220, 290, 540, 800])
    expect(sizeOf(columns.around(wider(boxOf({ zoom: 10, x, y: 380 }), 0.2)))).toBeLessThan(
      sizeOf(world) / 50,
    );
});
