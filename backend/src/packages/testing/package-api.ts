import {
  type AnswerOf,
  type BodyOf,
  choosePackage,
  getPackage,
  searchPackages,
} from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { ActivityInventory } from '../../activities/index.ts';
import { loadAirports } from '../../airports/index.ts';
import type { Database } from '../../database/index.ts';
import { type FlightInventory, openFlightInventory } from '../../flights/index.ts';
import { HotelInventory } from '../../hotels/index.ts';
import { loadPlaces } from '../../towns/index.ts';
import { packageRoutes } from '../index.ts';

import { NOON, packageQuestion } from './package-question.ts';

const SETUP_MS = 60_000;
/** The endpoints of packages for the tests of a file, from its first to its last. @param now UTC milliseconds */
export function packageApi(now: () => number = () => NOON) {
  let database: Database;
  let flights: FlightInventory;
  let hotels: HotelInventory;
  let activities: ActivityInventory;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase();
    const [airports, clock] = [loadAirports(), () => new Date(now())];
    flights = await openFlightInventory({ database, airports, clock });
    hotels = await HotelInventory.open({ database, airports, clock });
    activities = await ActivityInventory.open({ database, airports, places: loadPlaces(airports), clock });
    app = bareServer();
    await app.register(packageRoutes, {
      db: database.db,
      flights,
      hotels,
      activities,
      clock,
      perMinute: { searches: 10_000, stays: 10_000, kept: 10_000 },
    });
  }, SETUP_MS);
  afterAll(async () => {
    await app.close();
    await flights.close();
    await database.close();
  });

  const post = (url: string, payload: object, accept = 'application/json') =>
    app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'es', accept } });
  return {
    database: () => database,
    flights: () => flights,
    hotels: () => hotels,
    activities: () => activities,
    post,
    async found(question: BodyOf<typeof searchPackages> = packageQuestion(), query = '') {
      const reply = await post(`/packages/search${query}`, question);
      return z.parse(searchPackages.answer, reply.json());
    },
    async looked(
      code: string,
      { flight, hotel }: BodyOf<typeof searchPackages> = packageQuestion(),
      flightId?: string,
    ): Promise<AnswerOf<typeof getPackage>> {
      const { rateInfo, infoData } = hotel;
      const asked = { flight, rateInfo, infoData, ...(flightId === undefined ? {} : { flightId }) };
      return z.parse(getPackage.answer, (await post(`/packages/${code}`, asked)).json());
    },
    choose: (parts: BodyOf<typeof choosePackage>) => post('/package-choices', parts),
    async chosen(parts: BodyOf<typeof choosePackage>) {
      return z.parse(choosePackage.answer, (await post('/package-choices', parts)).json());
    },
  };
}
