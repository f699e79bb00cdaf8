import { cellsIn, groundZoomOf } from './cells-in.ts';
import { GroundKeeper } from './ground-keeper.ts';
import { groundData } from './ground-style.ts';
import { groupPins, nextInWay } from './group-pins.ts';
import type { MapCell, MapGround, MapPin } from './map-types.ts';
import { placedIn, placesOf, viewOf } from './map-view.ts';

const pin = (id: string, x: number, y: number): MapPin => ({
  id,
  lat: y,
  lon: x,
  text: 'US$ 100',
  label: id,
});
/** A degree is a pixel. */
const project = ({ lon, lat }: MapPin) => ({ x: lon, y: lat });

test('prices that would cover each other share a place, that of the first', () => {
  const groups = groupPins([pin('a', 0, 0), pin('b', 300, 0), pin('c', 20, 10), pin('d', 0, 60)], project);
  expect(groups.map(({ id, pins }) => [id, pins.map((one) => one.id)])).toEqual([
    ['a', ['a', 'c']],
    ['b', ['b']],
    ['d', ['d']],
  ]);
  expect(groupPins([], project)).toEqual([]);
});

test('an arrow goes to what lies nearest in its direction, and nowhere where there is nothing more', () => {
  const [right, far, below] = [
    { x: 50, y: 5 },
    { x: 400, y: 0 },
    { x: 10, y: 90 },
  ];
  const others = [right, far, below] as const;
  const from = { x: 0, y: 0 };
  expect(nextInWay(from, others, 'right')).toBe(right);
  expect(nextInWay(from, others, 'down')).toBe(below);
  expect(nextInWay(from, others, 'left')).toBeUndefined();
});

test('a window is covered by pieces of the ground, those of its middle first, also over the date line', () => {
  expect([groundZoomOf(2), groundZoomOf(7), groundZoomOf(13)]).toEqual([4, 7, 10]);
  const cells = cellsIn({ west: -75.6, south: 10.3, east: -75.4, north: 10.5 }, 12);
  expect(cells).toContainEqual({ zoom: 10, x: 297, y: 482 });
  const over = cellsIn({ west: 178, south: -18, east: 182, north: -16 }, 7);
  expect(new Set(over.map(({ x }) => x))).toEqual(new Set([127, 0]));
  expect(cellsIn({ west: -180, south: -85, east: 180, north: 85 }, 6).length).toBeLessThanOrEqual(16);
});

const ground = (name: string): MapGround => ({
  land: [[[0, 0, 1, 0, 1, 1]]],
  parks: [],
  roads: [],
  places: [{ kind: 'town', name, lat: 0, lon: 0, weight: 1 }],
});

test('each piece of the ground is asked for once; a failed one again when the map has moved', async () => {
  const warned = console.warn;
  const warnings: unknown[] = [];
  console.warn = (...said: unknown[]) => warnings.push(said);
  const asked: MapCell[] = [];
  let fails = true;
  const drawn: string[][] = [];
  const keeper = new GroundKeeper(
    async (cell) => {
      asked.push(cell);
      if (fails) throw new Error('offline');
      return ground(`${cell.x}`);
    },
    (pieces) => drawn.push(pieces.flatMap(({ places }) => places.map(({ name }) => name))),
  );
  const box = { west: -75.5, south: 10.4, east: -75.45, north: 10.42 };
  keeper.show(box, 12);
  await new Promise(setImmediate);
  expect([asked.length, drawn.length, warnings.length]).toEqual([1, 0, 1]);
  fails = false;
  keeper.show(box, 12);
  await new Promise(setImmediate);
  keeper.show(box, 13);
  await new Promise(setImmediate);
  expect(asked).toHaveLength(2);
  expect(drawn.at(-1)).toEqual(['297']);
  console.warn = warned;
});

test('rings are closed, lines and names are told apart as the style asks', () => {
  const data = groundData([
    { ...ground('Lima'), roads: [{ isMain: true, line: [0, 0, 1, 1] }], parks: [[0, 0, 1, 0, 1, 1]] },
  ]);
  expect(data.land.features[0]?.geometry.coordinates).toEqual([
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ]);
  expect(data.roads.features[0]?.properties).toEqual({ isMain: true });
  expect(data.places.features[0]?.properties).toEqual({ kind: 'town', name: 'Lima', weight: 1 });
});

test('a window shows all places but a few far ones of many, and each where the map will have it', () => {
  const room = { width: 400, height: 300 };
  const places = [
    { lat: 10.38, lon: -75.56 },
    { lat: 10.44, lon: -75.46 },
  ];
  const place = placedIn(viewOf(places, room), room);
  for (const point of places) {
    const { x, y } = place(point);
    expect(x).toBeGreaterThan(50);
    expect(x).toBeLessThan(350);
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(250);
  }
  expect(place({ lat: 10.41, lon: -75.51 }).x).toBeCloseTo(200, 5);
  const far = { lat: 4.6, lon: -74 };
  const many = [...Array.from({ length: 40 }, (_, at) => ({ lat: 10.38 + at / 1000, lon: -75.5 })), far];
  expect(viewOf(many, room).zoom).toBeGreaterThan(10);
  expect(viewOf(many, room, true).zoom).toBeLessThan(7);
  expect(viewOf([far], room)).toMatchObject({ lon: -74, zoom: 14 });
});

test('a list in another order is at the same places, one with another hotel is not', () => {
  const [here, there] = [
    { lat: 10.4, lon: -75.5 },
    { lat: 10.39, lon: -75.51 },
  ] as const;
  expect(placesOf([here, there])).toBe(placesOf([there, here]));
  expect(placesOf([here, there])).not.toBe(placesOf([here]));
  expect(placesOf([here, there])).not.toBe(placesOf([here, { ...there, lon: -75.52 }]));
});
