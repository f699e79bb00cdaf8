import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../testing/bare-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { ActivityInventory, activityRoutes } from './activities/index.ts';
import { activityQuestion } from './activities/testing/activities.ts';
import { loadAirports } from './airports/index.ts';
import type { Database } from './database/index.ts';
import { type FlightInventory, openFlightInventory } from './flights/index.ts';
import { HotelInventory, hotelRoutes } from './hotels/index.ts';
import { stayQuestion } from './hotels/testing/stays.ts';
import { packageRoutes } from './packages/index.ts';
import { NOON, packageQuestion } from './packages/testing/package-question.ts';
import type { Workers } from './threads/index.ts';
import { loadPlaces } from './towns/index.ts';

const MANY = { searches: 1000, stays: 1000, places: 1000, sessions: 1000, kept: 1000 };
let database: Database;
let flights: FlightInventory;
let app: FastifyInstance;
let address: string;
/** told of each piece of work that a thread is asked for, which none of them ever finishes */
let asked: (signal: AbortSignal | undefined) => void;
const workers: Workers = {
  ask: (_kind, _about, { signal } = {}) => {
    asked(signal);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  },
};

beforeAll(async () => {
  database = await openTestDatabase();
  const [airports, clock] = [loadAirports(), () => new Date(NOON)];
  const places = loadPlaces(airports);
  flights = await openFlightInventory({ database, airports, clock });
  const hotels = await HotelInventory.open({ database, airports, places, clock, workers });
  const inventory = await ActivityInventory.open({ database, airports, places, clock, workers });
  app = bareServer();
  await app.register(hotelRoutes, { inventory: hotels, perMinute: MANY });
  const parts = { flights, hotels, activities: inventory };
  await app.register(packageRoutes, { db: database.db, ...parts, clock, perMinute: MANY });
  activityRoutes(app, { inventory, perMinute: MANY });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await flights.close();
  await database.close();
});

test.each([
  ['of activities', '/activities/availability/search', activityQuestion()],
  ['of hotels', '/hotel-offers/search', stayQuestion()],
  ['of packages', '/packages/search', packageQuestion()],
])('a search %s that everybody has left holds no thread', async (_, path, question) => {
  const begun = Promise.withResolvers<AbortSignal | undefined>();
  asked = begun.resolve;
  const control = new AbortController();
  const reply = fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: control.signal,
  });
  const signal = await begun.promise;
  if (!signal) throw new Error('whoever computes is not told who leaves');
  const isLeft = once(signal, 'abort');
  control.abort();
  await expect(reply).rejects.toThrow();
  await isLeft;
});
