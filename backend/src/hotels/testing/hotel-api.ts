import type { HotelRoom, HotelSearchPayload, ListedHotel } from '@alisio/shared-contracts/hotels';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../../testing/bare-server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { loadAirports } from '../../airports/index.ts';
import type { Database } from '../../database/index.ts';
import { HotelInventory, hotelRoutes } from '../index.ts';
import { stayQuestion } from './stays.ts';

const SETUP_MS = 60_000;

/** The endpoints of hotels for the tests of a file, from its first to its last. @param now UTC milliseconds */
export function hotelApi(now: () => number) {
  let database: Database;
  let inventory: HotelInventory;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase();
    inventory = await HotelInventory.open({
      database,
      airports: loadAirports(),
      clock: () => new Date(now()),
    });
    app = bareServer();
    await app.register(hotelRoutes, {
      inventory,
      perMinute: { searches: 10_000, stays: 10_000, places: 10_000 },
    });
  }, SETUP_MS);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const post = (url: string, payload: object, language = 'es') =>
    app.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } });
  const search = (payload: HotelSearchPayload = stayQuestion(), query = '') =>
    post(`/hotel-offers/search${query}`, payload);
  return {
    database: () => database,
    inventory: () => inventory,
    post,
    get: (url: string) => app.inject({ method: 'GET', url }),
    search,
    found: async (payload?: HotelSearchPayload, query?: string): Promise<ListedHotel[]> =>
      (await search(payload, query)).json().data,
    roomsOf: async (code: string, payload = stayQuestion()): Promise<HotelRoom[]> =>
      (await post(`/hotels/${code}/rooms`, { rateInfo: payload.rateInfo, infoData: payload.infoData })).json()
        .data,
    choose: (code: string, rateKeys: readonly string[]) => post(`/hotels/${code}/choose`, { rateKeys }),
  };
}
