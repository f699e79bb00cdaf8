import * as endpoints from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import { bareServer } from '../../testing/bare-server.ts';
import { guardSessions, route } from './index.ts';

const TOKEN = 'a-token-of-twenty-signs';
const server = bareServer();
afterAll(() => server.close());

const endpoint = (path: string, more: Pick<endpoints.Endpoint, 'auth' | 'personal'>) =>
  endpoints.defineEndpoint({
    id: path,
    method: 'GET',
    path,
    summary: path,
    ...more,
    status: 200,
    answer: z.strictObject({}),
    errors: ['session-required'],
  });

beforeAll(() => {
  guardSessions(server, async (token) => (token === TOKEN ? 'session-1' : undefined));
  const empty = async () => ({});
  route(server, endpoint('/of-a-session', { auth: 'session' }), empty);
  route(server, endpoint('/of-a-person', { personal: true }), empty);
  route(server, endpoint('/of-everybody', {}), empty);
  route(server, endpoint('/of-operators', { auth: 'session' }), empty, { onlyFor: () => false });
  route(server, endpoint('/of-staff-in-session', { auth: 'session' }), empty, { onlyFor: () => true });
});

const ask = (url: string, token?: string) =>
  server.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

test.each([
  ['/of-a-session', TOKEN, 200],
  ['/of-a-session', undefined, 401],
  ['/of-a-person', undefined, 200],
])('of %s (token %s, %i) nobody keeps a copy', async (url, token, status) => {
  const { statusCode, headers } = await ask(url, token);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});

test('what is the same for everybody may be kept', async () => {
  expect((await ask('/of-everybody')).headers['cache-control']).toBeUndefined();
});

test('a call that is only for some still wants its session, and one with a session is only for them', async () => {
  expect((await ask('/of-operators', TOKEN)).statusCode).toBe(404);
  expect((await ask('/of-staff-in-session')).statusCode).toBe(401);
  expect((await ask('/of-staff-in-session', TOKEN)).statusCode).toBe(200);
});

test('every call that carries or answers something of one person is personal', () => {
  const {
    startSession,
    findBooking,
    getOrder,
    getUserBookings,
    getCachedFlights,
    getBaggageOptions,
    getReportSummary,
    getUnbookedCharges,
    finalizeCardPayment,
    sendEnquiry,
    getVisitorLocation,
    getSiteConfiguration,
  } = endpoints;
  const personal = [
    startSession,
    findBooking,
    getOrder,
    getUserBookings,
    getCachedFlights,
    getBaggageOptions,
    getReportSummary,
    getUnbookedCharges,
    finalizeCardPayment,
    sendEnquiry,
    getVisitorLocation,
  ];
  expect(personal.map(endpoints.isPersonal)).toEqual(personal.map(() => true));
  expect(endpoints.isPersonal(getSiteConfiguration)).toBe(false);
});
