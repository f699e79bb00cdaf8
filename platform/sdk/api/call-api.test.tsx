import {
  findBooking,
  getOrder,
  PACKED,
  searchAirports,
  searchFlightOffers,
  startSession,
} from '@alisio/shared-contracts/endpoints';
import { pack } from '@alisio/shared-contracts/packed-json';
import { attributionStore, bookingSession } from '@alisio/shared-contracts/stores';
import { type ApiHandler, problemAnswer, stubApi } from '../../testing/api-stub.ts';
import { callApi, currentAttribution, isProblem, serverNow, withAttribution } from './index.ts';

const order = {
  id: 'o1',
  status: 'draft',
  total: { amount: 100, currency: 'USD' },
  items: [{ product: 'flight', reference: 'f1' }],
};
let tokens = 0;
const start: ApiHandler = {
  method: 'POST',
  path: '/user/session/start',
  status: 201,
  body: () => {
    tokens += 1;
    return { sessionToken: `token-${tokens}`, expiresAt: '2026-11-21T12:00:00Z' };
  },
};
const orderOf = (good: string): ApiHandler => ({
  method: 'GET',
  path: '/user/session/order/o1',
  respond: ({ headers }) =>
    headers.get('authorization') === `Bearer ${good}`
      ? { body: order }
      : { status: 401, body: { type: '/problems/session-required', title: 'ended', status: 401 } },
});

let restore = () => {};
const answering = (...handlers: ApiHandler[]) => {
  const api = stubApi(handlers);
  restore = api.restore;
  return api;
};

beforeEach(() => {
  tokens = 0;
});
afterEach(() => {
  restore();
  bookingSession.reset();
  attributionStore.reset();
});

const problemIn = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isProblem(error) ? { type: error.type, status: error.status } : error),
  );

test('a call goes where its endpoint says and gives the parsed answer', async () => {
  const api = answering({ method: 'GET', path: '/search/airports', body: { data: [] } });
  await expect(callApi(searchAirports, { query: { term: 'bogotá & co', language: 'es' } })).resolves.toEqual({
    data: [],
  });
  expect(api.calls[0]?.query.get('term')).toBe('bogotá & co');
  expect(api.calls[0]?.headers.has('authorization')).toBe(false);
});

test('calls that need a session share the one that the first of them starts', async () => {
  const api = answering(start, orderOf('token-1'));
  await Promise.all([
    callApi(getOrder, { params: { id: 'o1' } }),
    callApi(getOrder, { params: { id: 'o1' } }),
  ]);
  expect(api.calls.filter(({ path }) => path === '/user/session/start')).toHaveLength(1);
});

test('a session that has ended is started again without the caller noticing', async () => {
  answering(start, orderOf('token-2'));
  await expect(callApi(getOrder, { params: { id: 'o1' } })).resolves.toMatchObject({ id: 'o1' });
});

test('a token that is refused drops no newer session: the call goes out again with that one', async () => {
  bookingSession.set({ agentId: 'device', token: 'old' });
  const api = answering(start, {
    method: 'GET',
    path: '/user/session/order/o1',
    respond: ({ headers }) => {
      if (headers.get('authorization') === 'Bearer newer') return { body: order };
      // Meanwhile another call has begun a session anew.
      bookingSession.set({ agentId: 'device', token: 'newer' });
      return { status: 401, body: { type: '/problems/session-required', title: 'ended', status: 401 } };
    },
  });
  await expect(callApi(getOrder, { params: { id: 'o1' } })).resolves.toMatchObject({ id: 'o1' });
  expect(bookingSession.get().token).toBe('newer');
  expect(api.calls.filter(({ path }) => path === '/user/session/start')).toEqual([]);
});

test('a session that cannot be had is tried once more only', async () => {
  const api = answering(start, orderOf('never'));
  await expect(problemIn(callApi(getOrder, { params: { id: 'o1' } }))).resolves.toMatchObject({
    status: 401,
  });
  expect(api.calls.filter(({ path }) => path === '/user/session/order/o1')).toHaveLength(2);
});

test('a problem of the API comes with its name and status', async () => {
  answering(problemAnswer('POST', '/user/booking/find', 'booking-not-found'));
  const failed = callApi(findBooking, { body: { referenceId: 'A', email: 'a@b.co' } });
  await expect(failed.catch((error: unknown) => isProblem(error, 'booking-not-found'))).resolves.toBe(true);
});

test('a dead network, a strange answer and an abort are told apart', async () => {
  answering({ method: 'GET', path: '/search/airports', respond: () => 'network-error' });
  await expect(problemIn(callApi(searchAirports, { query: { term: 'a' } }))).resolves.toEqual({
    type: 'network',
    status: 0,
  });
  restore();
  answering({ method: 'GET', path: '/search/airports', body: { nothing: true } });
  await expect(problemIn(callApi(searchAirports, { query: { term: 'a' } }))).resolves.toMatchObject({
    type: 'contract',
  });
  const control = new AbortController();
  control.abort();
  const aborted = await problemIn(callApi(searchAirports, { query: { term: 'a' }, signal: control.signal }));
  expect(aborted).toHaveProperty('name', 'AbortError');
});

test('a field that only a newer API knows does not spoil the answer, a missing one does', async () => {
  const newer = { ...order, total: { ...order.total, shown: '1.00' }, loyalty: 7 };
  answering(start, { method: 'GET', path: '/user/session/order/o1', body: newer });
  await expect(callApi(getOrder, { params: { id: 'o1' } })).resolves.toMatchObject(order);
  restore();
  answering(start, { method: 'GET', path: '/user/session/order/o1', body: { ...newer, total: undefined } });
  expect(await problemIn(callApi(getOrder, { params: { id: 'o1' } }))).toEqual({
    type: 'contract',
    status: 200,
  });
});

test('attribution travels for 23 hours and is cleared after', () => {
  const infoData = { source: 'news', medium: 'mail', affiliateId: '7', referrer: '' };
  attributionStore.set({ infoData, expiresAt: 1000 });
  expect(currentAttribution(999)).toEqual(infoData);
  expect(currentAttribution(1001).source).toBe('');
  attributionStore.set({ infoData, expiresAt: Date.now() + 60_000 });
  expect(withAttribution({ a: 1 })).toEqual({ a: 1, infoData });
});

test('a call that takes packed answers says so, and understands plain ones, too; others do not ask for them', async () => {
  const none = { data: [], meta: { count: 0, currency: 'USD', expiresAt: '' } };
  const search = { method: 'POST', path: '/air/flight-offer/search' } as const;
  const payload = { legInfo: {} } as never;
  const api = answering({ ...search, body: JSON.parse(pack(none)) });
  expect(await callApi(searchFlightOffers, { body: payload, query: {} })).toEqual(none);
  api.use({ ...search, body: none });
  expect(await callApi(searchFlightOffers, { body: payload, query: {} })).toEqual(none);
  api.use({ method: 'GET', path: '/search/airports', body: { data: [] } });
  await callApi(searchAirports, { query: { term: 'bo', language: 'es' } });
  expect(api.calls.map(({ headers }) => headers.get('accept'))).toEqual([
    `application/json;${PACKED}`,
    `application/json;${PACKED}`,
    'application/json',
  ]);
});

describe('an answer in parts', () => {
  /** Lines as they come over a network: cut anywhere. */
  const lines = (...pieces: string[]): void => {
    const real = globalThis.fetch;
    globalThis.fetch = async (_address, init) => {
      expect(new Headers(init?.headers).get('accept')).toContain('application/x-ndjson');
      const body = new ReadableStream({
        start: (network) => {
          for (const piece of pieces) network.enqueue(new TextEncoder().encode(piece));
          network.close();
        },
      });
      return new Response(body, { status: 200 });
    };
    restore = () => {
      globalThis.fetch = real;
    };
  };
  const ask = async () => {
    const parts: unknown[] = [];
    const onPart = (part: unknown) => parts.push(part);
    const last = await callApi(searchAirports, { query: { term: 'bo', language: 'es' }, onPart });
    return { parts, last };
  };
  const [none, one] = [{ data: [] }, { data: [], searched: 'bo' }];

  test.each([
    ['cut within a line', ['{"da', 'ta":[]}\n{"data":[],"sear', 'ched":"bo"}\n'], [none, one]],
    ['without a last break', ['{"data":[]}\n', '{"data":[],"searched":"bo"}'], [none, one]],
    ['of one that knows no parts', ['{"data":[]}'], [none]],
  ])('is told as it comes, %s', async (_, pieces, told) => {
    lines(...pieces);
    expect(await ask()).toEqual({ parts: told, last: told.at(-1) });
  });

  test('that is not as agreed is a problem of the contract', async () => {
    lines('{"data":[]}\n', '{"nothing":1}\n');
    expect(await problemIn(ask())).toEqual({ type: 'contract', status: 200 });
  });
});

test("the time is the server's, as it was told last by what no browser keeps", async () => {
  const HOUR = 3_600_000;
  const api = answering(start, { method: 'GET', path: '/search/airports', body: { data: [] } });
  const aheadBy = () => Math.round(((serverNow() ?? 0) - Date.now()) / 10_000) * 10_000;
  api.setAhead(-3 * HOUR);
  await callApi(startSession, { body: { agentId: 'a' } });
  expect(aheadBy()).toBe(-3 * HOUR);
  api.setAhead(HOUR);
  await callApi(searchAirports, { query: { term: 'b', language: 'es' } });
  expect(aheadBy()).toBe(-3 * HOUR);
  await callApi(startSession, { body: { agentId: 'a' } });
  expect(aheadBy()).toBe(HOUR);
});
