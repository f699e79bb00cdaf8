import type { ActivitySearchPayload, ListedActivity } from '@alisio/shared-contracts/activities';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { loadAirports } from '../../airports/index.ts';
import type { Database } from '../../database/index.ts';
import { loadPlaces } from '../../towns/index.ts';
import { ActivityInventory, activityRoutes, phoneActivityRoutes } from '../index.ts';
import { activityQuestion } from './activities.ts';

const SETUP_MS = 60_000;

/** The endpoints of activities for the tests of a file, from its first to its last. @param now UTC milliseconds */
export function activityApi(now: () => number) {
  let database: Database;
  let inventory: ActivityInventory;
  let app: FastifyInstance;

  beforeAll(async () => {
    const [airports, clock] = [loadAirports(), () => new Date(now())];
    database = await openTestDatabase();
    inventory = await ActivityInventory.open({ database, airports, places: loadPlaces(airports), clock });
    app = bareServer();
    await app.register(async (scope) => {
      activityRoutes(scope, { inventory, perMinute: { searches: 10_000, sessions: 10_000 } });
      phoneActivityRoutes(scope, { db: database.db, inventory, clock, keptPerMinute: 10_000 });
    });
  }, SETUP_MS);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'es' } });
  const search = (payload: ActivitySearchPayload = activityQuestion(), query = '') =>
    post(`/activities/availability/search${query}`, payload);
  return {
    database: () => database,
    inventory: () => inventory,
    post,
    get: (url: string) => app.inject({ method: 'GET', url }),
    search,
    found: async (payload?: ActivitySearchPayload, query?: string): Promise<ListedActivity[]> =>
      (await search(payload, query)).json().data,
  };
}
