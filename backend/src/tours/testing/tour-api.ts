import type { ListedTour, TourDeparture, TourRoomKind } from '@alisio/shared-contracts/tours';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../database/index.ts';
import { phoneTourRoutes, TourInventory, tourRoutes } from '../index.ts';

const SETUP_MS = 60_000;
const MANY = 10_000;

/** The endpoints of tours for the tests of a file, from its first to its last. @param now UTC milliseconds */
export function tourApi(now: () => number, depositPercent = 20) {
  let database: Database;
  let inventory: TourInventory;
  let app: FastifyInstance;
  const clock = () => new Date(now());

  beforeAll(async () => {
    database = await openTestDatabase();
    inventory = await TourInventory.open({ database, clock, depositPercent });
    app = bareServer();
    const { db } = database;
    await tourRoutes(app, { db, inventory, clock, perMinute: { searches: MANY, tours: MANY } });
    phoneTourRoutes(app, { db, inventory, clock, keptPerMinute: MANY });
  }, SETUP_MS);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const get = (url: string) => app.inject({ method: 'GET', url });
  const post = (url: string, payload: object, language = 'es') =>
    app.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } });
  return {
    database: () => database,
    inventory: () => inventory,
    get,
    post,
    found: async (query = ''): Promise<ListedTour[]> => (await get(`/tours/search${query}`)).json().data,
    departures: async (tour: string): Promise<TourDeparture[]> =>
      (await get(`/tours/${tour}/departures`)).json().data,
    choose: (
      tour: string,
      key: string,
      who: { adults: number; childAges: number[]; rooms: TourRoomKind[] },
      pay: 'deposit' | 'all' = 'all',
    ) => post(`/tours/${tour}/choose`, { key, ...who, pay }),
  };
}
