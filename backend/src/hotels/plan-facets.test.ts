import {
  type HotelRoom,
  type HotelSearchPayload,
  type ListedHotel,
  stayTotalOf,
} from '@alisio/shared-contracts/hotels';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { HotelInventory, hotelRoutes } from './index.ts';
import { NOON, stayQuestion } from './testing/stays.ts';

const SETUP_MS = 60_000;

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  const inventory = await HotelInventory.open({
    database,
    airports: loadAirports(),
    clock: () => new Date(NOON),
  });
  app = bareServer();
  await app.register(hotelRoutes, { inventory, perMinute: { searches: 1000, stays: 1000, places: 1000 } });
}, SETUP_MS);
afterAll(async () => {
  await app.close();
  await database.close();
});

/** What is asked of facets, as addresses say it. */
interface Asked {
  cancel?: string;
  board?: string;
}
const passes = ({ cancellation, board }: { cancellation: string; board: string }, asked: Asked): boolean =>
  (asked.cancel ?? cancellation) === cancellation && (asked.board ?? board) === board;

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const found = async (payload: HotelSearchPayload = stayQuestion(), query = ''): Promise<ListedHotel[]> =>
  (await post(`/hotel-offers/search${query}`, payload)).json().data;
const roomsOf = async (code: string): Promise<HotelRoom[]> => {
  const { rateInfo, infoData } = stayQuestion();
  return (await post(`/hotels/${code}/rooms`, { rateInfo, infoData })).json().data;
};

test.each<[string, Asked]>([
  ['a policy', { cancel: 'free-cancellation' }],
  ['a board', { board: 'breakfast' }],
  ['both', { cancel: 'free-cancellation', board: 'breakfast' }],
])(
  'under %s a hotel is told by its cheapest plan that passes, and ordered by its price',
  async (_, asked) => {
    const hotels = await found(stayQuestion(), `?${new URLSearchParams({ ...asked, sort: 'price' })}`);
    expect(hotels.length).toBeGreaterThan(5);
    const totals = hotels.map(stayTotalOf);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect(new Set(hotels.map(({ hotelInfo }) => hotelInfo.hotelCode)).size).toBe(hotels.length);
    for (const { hotelInfo, hotelRateInfo } of hotels.slice(0, 5)) {
      const passing = (await roomsOf(hotelInfo.hotelCode))
        .flatMap(({ ratePlans }) => ratePlans)
        .filter((plan) => passes(plan, asked))
        .map(({ convertedRateInfo }) => convertedRateInfo)
        .toSorted((one, other) => one.amountAfterTax - other.amountAfterTax);
      expect(passes(hotelRateInfo.lead, asked)).toBe(true);
      expect(hotelRateInfo.rateInfo.convertedRateInfo[0]).toEqual(passing[0]);
    }
  },
);

test('few rooms left are told where they are few, and of one room alone', async () => {
  const hotels = await found();
  const told = hotels.flatMap(({ hotelRateInfo }) => hotelRateInfo.lead.left ?? []);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(hotels.length / 4);
  expect(Math.max(...told)).toBeLessThan(3);
  const two = { adults: 2, childAges: [] };
  for (const { hotelRateInfo } of await found(stayQuestion({ rooms: [two, two] })))
    expect(hotelRateInfo.lead.left).toBeUndefined();
});
