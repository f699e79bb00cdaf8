import type { Language } from '@alisio/shared-contracts/languages';
import { type Ground, readCell } from '@alisio/shared-contracts/maps';
import { bareServer } from '../../testing/bare-server.ts';
import { loadAirports } from '../airports/index.ts';
import { type DemoHotel, demoHotels } from '../hotels/demo/index.ts';
import { limitRequests } from '../limits/index.ts';
import { loadTowns, townNames } from '../towns/index.ts';
import { boxOf, isIn } from './cell-box.ts';
import { mapRoutes, WorldGround } from './index.ts';
import { landTest } from './land-test.ts';

const towns = loadTowns();
const { nameOf } = townNames(towns.all, loadAirports());
const ground = new WorldGround({ towns: towns.all, nameOf });

const townCalled = (name: string, country: string) => {
  const town = towns.all.find((one) => one.name === name && one.country === country);
  if (!town) throw new Error(`no ${name}`);
  return town;
};
const cellAt = (lat: number, lon: number, zoom: number) => {
  const tiles = 2 ** zoom;
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return { zoom, x: Math.floor(((lon + 180) / 360) * tiles), y: Math.floor(y * tiles) };
};
/** On any of its pieces: they overlap. */
const onLand = ({ land }: Ground, lon: number, lat: number) =>
  land.some((polygon) => landTest([polygon])(lon, lat));

test.each([
  ['Cartagena', 'CO'],
  ['Cancún', 'MX'],
  ['Lisbon', 'PT'],
])(
  'every hotel of %s stands on land, in a part of the map that has its town’s name',
  async (name, country) => {
    const town = townCalled(name, country);
    const inWater: DemoHotel[] = [];
    for (const hotel of demoHotels(town)) {
      const { lat, lon } = hotel;
      if (!onLand(await ground.of(cellAt(lat, lon, 10), 'es'), lon, lat)) inWater.push(hotel);
    }
    // Where the coasts of the source are coarse, a few stand on a beach.
    expect(inWater.length).toBeLessThanOrEqual(demoHotels(town).length * 0.02);
    const { places } = await ground.of(cellAt(town.lat, town.lon, 10), 'es');
    expect(places.map((place) => place.name)).toContain(nameOf(town, 'es'));
  },
);

test('there is water beside a town of the coast, and no street runs into it', async () => {
  const cell = cellAt(10.42, -75.54, 10);
  const { roads, ...rest } = await ground.of(cell, 'es');
  expect(onLand({ roads, ...rest }, -75.65, 10.4)).toBe(false);
  const streets = roads.filter(({ line }) => line.length === 4);
  expect(streets.length).toBeGreaterThan(40);
  const drowned = streets.filter(({ line: [a = 0, b = 0, c = 0, d = 0] }) =>
    [0, 0.25, 0.5, 0.75, 1].some(
      (share) => !onLand({ roads, ...rest }, a + (c - a) * share, b + (d - b) * share),
    ),
  );
  expect(drowned.length).toBeLessThanOrEqual(streets.length * 0.1);
});

test('a name is in the language of the reader, and the same ground is there each time', async () => {
  const cell = cellAt(51.5, -0.12, 7);
  const names = async (language: Language) =>
    (await ground.of(cell, language)).places.map(({ name }) => name);
  expect(await names('es')).toContain('Londres');
  expect(await names('en')).toContain('London');
  const again = new WorldGround({ towns: towns.all, nameOf });
  expect(await again.of(cell, 'es')).toEqual(await ground.of(cell, 'es'));
});

test('a cell names its own towns only, and the larger the piece, the fewer', async () => {
  const cell = cellAt(40.4, -3.7, 7);
  const { places } = await ground.of(cell, 'es');
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(({ lat, lon }) => isIn(boxOf(cell), lon, lat))).toBe(true);
  const { places: ofLarger } = await ground.of(cellAt(40.4, -3.7, 4), 'es');
  expect(ofLarger.every(({ weight }) => weight >= 700)).toBe(true);
});

test('GET /maps/ground/{cell} may be kept; what names no cell is refused', async () => {
  const app = bareServer();
  await limitRequests(app);
  mapRoutes(app, { ground, perMinute: { cells: 60, new: 60 } });
  const found = await app.inject('/maps/ground/4-5-7?language=en');
  expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  expect(found.json().land.length).toBeGreaterThan(0);
  expect((await app.inject('/maps/ground/4-99-7')).statusCode).toBe(404);
  expect((await app.inject('/maps/ground/5-1-1')).statusCode).toBe(400);
  for (const other of ['4-05-7', '4-5-00', '10-0001-2'])
    expect((await app.inject(`/maps/ground/${other}`)).statusCode).toBe(400);
  expect(readCell('10-1024-0')).toBeUndefined();
  await app.close();
});

test('cells that are kept are answered on, when an address had as many new ones as it may have', async () => {
  const app = bareServer();
  await limitRequests(app);
  const own = new WorldGround({ towns: towns.all, nameOf });
  mapRoutes(app, { ground: own, perMinute: { cells: 60, new: 2 } });
  const statusOf = async (cell: string) => (await app.inject(`/maps/ground/${cell}`)).statusCode;
  expect([await statusOf('4-0-8'), await statusOf('4-1-8'), await statusOf('4-0-8')]).toEqual([
    200, 200, 200,
  ]);
  const refused = await app.inject('/maps/ground/4-2-8');
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, undefined]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf('4-1-8?language=en')).toBe(200);
  await app.close();
});

test('a cell that several ask for at once is made once; of many cells so many wait', async () => {
  const own = new WorldGround({ towns: towns.all, nameOf });
  const asked = Array.from({ length: 70 }, () => own.of({ zoom: 10, x: 0, y: 512 }, 'es'));
  expect(new Set(await Promise.all(asked)).size).toBe(70);
  const many = await Promise.allSettled(
    Array.from({ length: 70 }, (_, x) => own.of({ zoom: 10, x: x + 1, y: 512 }, 'es')),
  );
  const refused = many.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(Array.from({ length: 6 }, () => 'ProblemError: unavailable'));
});
