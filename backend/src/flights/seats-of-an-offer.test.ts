import { flightSearchAnswer } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { type FlightInventory, openFlightInventory } from './index.ts';
import { NOON, PLAIN, roundTrip } from './testing/searches.ts';

let database: Database;
let inventory: FlightInventory;
beforeAll(async () => {
  database = await openTestDatabase();
  inventory = await openFlightInventory({ database, airports: loadAirports(), clock: () => new Date(NOON) });
}, 60_000);
afterAll(async () => {
  await inventory.close();
  await database.close();
});

const sold = async () =>
  (await database.db.selectFrom('flight_seat_sales').select('sold').execute()).map((row) => row.sold);

test('two adults and a child take three seats of every flight, the infant none; given back, none is taken', async () => {
  const { body: answer } = await inventory.search(roundTrip(), 'es', PLAIN);
  const { data } = z.parse(flightSearchAnswer, JSON.parse(answer.toString()));
  const [offer] = data;
  if (!offer) throw new Error('nobody flies to Miami');
  const flights = offer.itineraries.flatMap(({ segments }) => segments).length;

  const take = () => database.db.transaction().execute((tx) => inventory.takeSeats(tx, offer));
  expect(await take()).toBe(true);
  expect(await sold()).toEqual(Array(flights).fill(3));
  expect(await take()).toBe(true);
  expect(await sold()).toEqual(Array(flights).fill(6));
  await database.db.transaction().execute((tx) => inventory.giveBackSeats(tx, offer));
  expect(await sold()).toEqual(Array(flights).fill(3));
});
