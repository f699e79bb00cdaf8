import { readWorld } from '../../maps/index.ts';
import { readCruiseFiles } from '../files/cruise-files.ts';
import { Coast } from './coast.ts';
import { milesBetween, milesOf } from './miles.ts';

/** Quays are land on a map of the world: so near to a berth, nautical miles, a line may touch it. */
const AT_BERTH = 5;

const { ports, ways } = readCruiseFiles();
let coast: Coast;
beforeAll(async () => {
  coast = new Coast((await readWorld(async () => {})).flatMap(({ rings }) => rings));
});

const pairs = (line: readonly number[]) =>
  Array.from({ length: line.length / 2 - 1 }, (_, at) => line.slice(2 * at, 2 * at + 4));

test.each<[string, number, number, number, number]>([
  ['across Panama', -79.9, 9.5, -79.6, 8.7],
  ['from Cartagena to Aruba as a bird flies, over La Guajira', -75.6, 10.4, -70.05, 12.5],
  ['from Barcelona to Málaga, over Spain', 2.18, 41.36, -4.41, 36.71],
  ['from Istanbul to Mykonos, over Anatolia', 28.98, 41, 25.3, 37.47],
  ['over Great Britain', -1.4, 50.7, -3.2, 53.6],
  ['over Jamaica', -77.1, 18.7, -77.2, 17.5],
  ['over Patagonia', -65, -42.9, -73.5, -42.5],
  ['over Istria', 13.3, 45.1, 14.3, 45],
])('the coast lies in the way %s', (_, x0, y0, x1, y1) => {
  expect(coast.isCrossed(x0, y0, x1, y1)).toBe(true);
});

test('there is nothing but water between Bermuda and the Azores', () => {
  expect(coast.isCrossed(-64, 31.5, -31.5, 36)).toBe(false);
});

test('no way crosses land', () => {
  const crossing = ways.flatMap(({ from, to, line }) => {
    const inner = pairs(line).slice(1, -1);
    return inner.some(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => coast.isCrossed(x0, y0, x1, y1))
      ? [`${from} ${to}`]
      : [];
  });
  expect(crossing).toEqual([]);
});

test('only at its berths a way may touch it', () => {
  const far = ways.flatMap(({ from, to, line }) => {
    const all = pairs(line);
    return [all[0], all.at(-1)].flatMap((ends) => {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ends ?? [];
      return coast.isCrossed(x0, y0, x1, y1) && milesBetween(x0, y0, x1, y1) > AT_BERTH
        ? [`${from} ${to}`]
        : [];
    });
  });
  expect(far).toEqual([]);
});

test('a way begins and ends at its ports, and its miles are those of its line', () => {
  const places = new Map(ports.map((port) => [port.code, port]));
  for (const { from, to, line, miles } of ways) {
    const [one, other] = [places.get(from), places.get(to)];
    if (!one || !other) throw new Error(`${from} ${to} names no port`);
    expect(milesBetween(line[0] ?? 0, line[1] ?? 0, one.lon, one.lat)).toBeLessThan(0.2);
    expect(milesBetween(line.at(-2) ?? 0, line.at(-1) ?? 0, other.lon, other.lat)).toBeLessThan(0.2);
    expect(Math.abs(milesOf(line) - miles)).toBeLessThan(1);
    expect(miles).toBeGreaterThanOrEqual(Math.floor(milesBetween(one.lon, one.lat, other.lon, other.lat)));
  }
});

test('miles are those of charts', () => {
  // Between lighthouses of Cartagena and Colón it is some 265 miles.
  const way = ways.find(({ from, to }) => from === 'COCTG' && to === 'PAONX');
  expect(way?.miles).toBeGreaterThan(250);
  expect(way?.miles).toBeLessThan(290);
});
