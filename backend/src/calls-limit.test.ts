import { keepCruiseForPhone, keepTrainForPhone, listAskedOfAgents } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../testing/bare-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { loadAirports } from './airports/index.ts';
import { CruiseInventory, phoneCruiseRoutes } from './cruises/index.ts';
import type { Database } from './database/index.ts';
import { enquiryRoutes } from './enquiries/index.ts';
import { countedLimit, limitRequests } from './limits/index.ts';
import { openTrains, trainDomain } from './trains/index.ts';

const MANY = 10_000;
const AGENT = 'agents-key-of-this-test';
const CALLS = 3;
const clock = () => new Date('2026-11-26T15:00:00Z');

let database: Database;
let app: FastifyInstance;
let cruise: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const inventory = CruiseInventory.open({ clock });
  app = bareServer();
  await limitRequests(app);
  const callsLimit = countedLimit(app, 'calls', CALLS);
  phoneCruiseRoutes(app, { db, inventory, clock, callsLimit, keptPerMinute: MANY });
  trainDomain(app, {
    ...(await openTrains({ db, airports: loadAirports(), clock })),
    perMinute: { searches: MANY, deals: MANY, kept: MANY, tokens: MANY },
    callsLimit,
    keys: [AGENT],
  });
  enquiryRoutes(app, { db, clock, enquiriesPerMinute: MANY, keys: [AGENT] });
  const words = { party: { adults: 2, childAges: [] }, language: 'es' } as const;
  const { data } = inventory.search({ sort: 'balcony', page: 1, asked: () => [] }, words);
  cruise = data[0]?.id ?? '';
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = async (visitor: string, url: string, payload: object) => {
  const headers = { 'x-forwarded-for': visitor };
  return (await app.inject({ method: 'POST', url, payload, headers, remoteAddress: '127.0.0.1' })).statusCode;
};
const aboutCruise = (visitor: string, adults: number, calls: boolean) =>
  post(visitor, keepCruiseForPhone.path.replace('{cruise}', cruise), {
    ...{ cabin: 'balcony', adults, childAges: [], calls },
  });
const aboutTrain = (visitor: string, adults: number, calls: boolean) =>
  post(visitor, keepTrainForPhone.path.replace('{deal}', 'madrid-barcelona-0800-basic'), {
    ...{ date: '2026-12-18', adults, children: 0, calls },
  });

test('one address comes into the agents’ queue by a few calls a minute, whatever they are about; codes are shown on', async () => {
  const one = '192.0.2.1';
  const statuses = [
    await aboutCruise(one, 1, true),
    await aboutTrain(one, 1, true),
    await aboutTrain(one, 2, true),
    await aboutTrain(one, 3, true),
    await aboutCruise(one, 2, true),
  ];
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect([await aboutCruise(one, 2, false), await aboutTrain(one, 3, false)]).toEqual([201, 201]);
  expect(await aboutTrain('192.0.2.2', 4, true)).toBe(201);
  const headers = { authorization: `Bearer ${AGENT}` };
  const queue = await app.inject({ url: `${listAskedOfAgents.path}?by=call`, headers });
  expect(queue.json().data).toHaveLength(CALLS + 1);
});
