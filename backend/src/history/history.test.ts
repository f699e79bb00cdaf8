import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { getCachedFlights, getUserBookings, startSession } from '@alisio/shared-contracts/endpoints';
import type { FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { infoData, into, Visitor } from '../../testing/visitor.ts';
import { roundTrip, searchOf } from '../flights/testing/searches.ts';
import { historyRoutes, ownHistory, remoteHistory } from './index.ts';
import type { UserHistory } from './user-history.ts';

const KEPT = roundTrip();
const lowest = { amount: 28_900, currency: 'USD' };
const SECRET = 'Key of-the-other-side';

let api: TestApi;
let history: UserHistory;
let own: UserHistory;
beforeAll(async () => {
  api = await startTestApi();
  own = ownHistory({
    ...api.orderDeps,
    kept: ({ legInfo }: FlightSearchPayload) => (legInfo['2'] ? { count: 12, lowest } : undefined),
  });
  await api.extend([
    async (app) =>
      historyRoutes(app, {
        db: api.database.db,
        history: {
          bookings: (...asked) => history.bookings(...asked),
          cachedFlights: (...asked) => history.cachedFlights(...asked),
        },
        cachedPerMinute: 1000,
      }),
  ]);
});
beforeEach(() => {
  history = own;
});

let asked: { path: string; authorization: string | undefined }[] = [];
let reply: { status: number; body: unknown } = { status: 200, body: {} };
const elsewhere = createServer((request: IncomingMessage, response) => {
  asked.push({ path: request.url ?? '', authorization: request.headers.authorization });
  response.writeHead(reply.status).end(JSON.stringify(reply.body));
});
let url = '';
beforeAll(async () => {
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const address = elsewhere.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
});
afterAll(async () => {
  elsewhere.closeAllConnections();
  elsewhere.close();
  await api.close();
});
const askElsewhere = (status: number, body: unknown) => {
  asked = [];
  reply = { status, body };
  history = remoteHistory({ url, authorization: SECRET, own });
};

const bookingsOf = (visitor: Visitor, userId = 'device-1') =>
  visitor.ask(getUserBookings, undefined, `${getUserBookings.path}?userId=${userId}`);
const cachedOf = (visitor: Visitor, ...searches: FlightSearchPayload[]) =>
  visitor.ask(getCachedFlights, { searches }, `${getCachedFlights.path}?userId=device-1`);

/** Somebody who has booked. */
async function booked(id: string) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const { answer } = await visitor.pay(await visitor.prepare(offer));
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  return { visitor, booking: answer.booking };
}

test('who has booked finds it by their own id, nobody else by it', async () => {
  const { visitor, booking } = await booked('mine');
  expect((await bookingsOf(visitor)).answer).toEqual({ data: [booking] });
  const sameDevice = await Visitor.arrive(into(api.app));
  expect((await bookingsOf(sameDevice)).answer).toEqual({ data: [] });
  expect((await bookingsOf(visitor, 'device-2')).answer).toEqual({ data: [] });
  const nobody = await api.app.inject({ url: `${getUserBookings.path}?userId=device-1` });
  expect(nobody.statusCode).toBe(401);
});

test('what was ordered and not paid is no booking', async () => {
  const offer = makeOffer({ id: 'unpaid' });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.prepare(offer);
  expect((await bookingsOf(visitor)).answer).toEqual({ data: [] });
});

test('searches of before have the lowest price of their kept answers, those that are not kept nothing', async () => {
  const visitor = await Visitor.arrive(into(api.app));
  expect((await cachedOf(visitor, searchOf(), KEPT)).answer).toEqual({
    error: false,
    data: [{ search: 1, count: 12, lowest }],
  });
});

test('another address is asked with its own authorization, which nobody else hears of', async () => {
  const { visitor, booking } = await booked('theirs');
  askElsewhere(200, {
    error: false,
    data: [
      { search: 0, count: 3, lowest },
      { search: 7, count: 1, lowest },
    ],
  });
  const { answer } = await cachedOf(visitor, KEPT);
  expect(answer).toEqual({ error: false, data: [{ search: 0, count: 3, lowest }] });
  expect(asked).toEqual([{ path: '/api/flight/cached?userId=device-1', authorization: SECRET }]);

  askElsewhere(200, { data: [booking, { ...booking, referenceId: '0000000000' }] });
  expect((await bookingsOf(visitor)).answer).toEqual({ data: [booking] });
  expect(asked).toEqual([{ path: '/api/booking?userId=device-1', authorization: undefined }]);
});

test.each([
  ['fails', 500, { error: false, data: [] }],
  ['says that it failed', 200, { error: true, data: [{ search: 0, count: 3, lowest }] }],
  ['answers something else', 200, { flights: [] }],
])('where it %s there is the error flag and no data, and no bookings', async (_, status, body) => {
  const { visitor } = await booked(`fails-${status}`);
  askElsewhere(status, body);
  expect((await cachedOf(visitor, KEPT)).answer).toEqual({ error: true, data: [] });
  expect((await bookingsOf(visitor)).status).toBe(503);
  expect(api.log.join('')).not.toContain(SECRET);
});

test('a session knows whose it is by a hash alone', async () => {
  const agentId = 'device-of-somebody';
  const visitor = await Visitor.arrive(into(api.app));
  expect((await visitor.ask(startSession, { agentId, infoData })).status).toBe(201);
  const rows = await api.database.db.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(agentId);
});
