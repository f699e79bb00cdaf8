import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { type FlightInventory, flightRoutes, openFlightInventory } from './index.ts';
import { NOON, PLAIN, roundTrip } from './testing/searches.ts';

let database: Database;
let inventory: FlightInventory;
let app: FastifyInstance;
const kept: FlightOffer[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  inventory = await openFlightInventory({ database, airports: loadAirports(), clock: () => new Date(NOON) });
  app = bareServer();
  await app.register(flightRoutes, {
    inventory,
    keepForPhone: async (offer) => kept.push(offer),
    perMinute: { searches: 100, calendars: 100, offers: 100 },
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await inventory.close();
  await database.close();
});

/** The first offer of a search, chosen. @returns how many are kept for the phone by then */
async function keptOnceChosen(inPackage: boolean): Promise<number> {
  const { body } = await inventory.search(roundTrip(), 'es', PLAIN, { inPackage });
  const flightOffers = [JSON.parse(body.toString()).data[0]];
  const answer = await app.inject({
    method: 'POST',
    url: '/air/flight-offer/validate',
    payload: { data: { type: 'flight-offers-pricing', flightOffers, metaName: 'demo' } },
  });
  expect(answer.statusCode).toBe(200);
  return kept.length;
}

test('a chosen flight is kept for who calls about it, its price in a package for nobody', async () => {
  expect(await keptOnceChosen(false)).toBe(1);
  expect(await keptOnceChosen(true)).toBe(1);
});
