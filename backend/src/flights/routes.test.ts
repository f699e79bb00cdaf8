import { brotliDecompressSync } from 'node:zlib';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { unpack } from '@alisio/shared-contracts/packed-json';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { bareServer } from '../../testing/bare-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { limitRequests } from '../limits/index.ts';
import { type FlightInventory, flightRoutes, openFlightInventory } from './index.ts';
import { NOON, roundTrip, searchOf } from './testing/searches.ts';

const SETUP_MS = 60_000;

let database: Database;
let inventory: FlightInventory;
let app: FastifyInstance;
let now = NOON;
let keepForPhone: (offer: FlightOffer) => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  inventory = await openFlightInventory({ database, airports: loadAirports(), clock: () => new Date(now) });
  app = bareServer();
  await app.register(flightRoutes, {
    inventory,
    keepForPhone: (offer) => keepForPhone(offer),
    perMinute: { searches: 100, calendars: 100, offers: 100 },
  });
}, SETUP_MS);
afterAll(async () => {
  await app.close();
  await inventory.close();
  await database.close();
});

const search = (payload: object = roundTrip(), headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/air/flight-offer/search', payload, headers });
const validate = (flightOffers: unknown[], metaName = 'demo') =>
  app.inject({
    method: 'POST',
    url: '/air/flight-offer/validate',
    payload: { data: { type: 'flight-offers-pricing', flightOffers, metaName } },
  });
const inForm = async (accept: string) => (await search(roundTrip(), { accept })).json();
const offers = async (payload = roundTrip()): Promise<FlightOffer[]> => (await search(payload)).json().data;
const sell = (offer: FlightOffer) =>
  database.db.transaction().execute((tx) => inventory.takeSeats(tx, offer));

describe('POST /air/flight-offer/search', () => {
  test('answers offers, compressed as the client likes, in its language', async () => {
    const plain = await search();
    expect(plain.headers['content-type']).toContain('application/json');
    expect(plain.json().meta).toEqual({ count: 384, currency: 'USD', expiresAt: '2026-11-21T12:15:00.000Z' });
    const { headers, rawPayload } = await search(roundTrip(), { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.payload);
    const english = await search(roundTrip({ to: 'JFK' }), { 'accept-language': 'en-US,en;q=0.9' });
    expect(english.json().data[0].dictionaries.locations.JFK.cityName).toBe('New York');
  });

  test('answers in parts who accepts them: a line for what all suppliers told at once', async () => {
    const accept = 'application/x-ndjson, application/json';
    const { headers, payload } = await search(roundTrip(), { accept });
    expect(headers).toMatchObject({ 'content-type': 'application/x-ndjson; charset=utf-8' });
    expect(payload).toBe((await search()).payload);
  });

  test('is packed for who accepts that, alone and in parts, and says the same', async () => {
    const plain = await inForm('application/json');
    for (const type of ['application/json', 'application/x-ndjson']) {
      const packed = await search(roundTrip(), { accept: `${type};profile=rows, application/json` });
      expect(packed.headers['content-type']).toBe(`${type}; profile=rows; charset=utf-8`);
      expect(unpack(packed.payload)).toEqual(plain);
    }
    for (const other of ['rows2', 'packed'])
      expect(await inForm(`application/json;profile=${other}`)).toEqual(plain);
  });

  test('says how long it may be shown to others: until it would be made again, refusals not at all', async () => {
    const kept = async (payload: object) => (await search(payload)).headers['cache-control'];
    const asked = roundTrip({ on: '2026-12-12' });
    expect(await kept(asked)).toBe('public, max-age=15');
    now += 4000;
    expect(await kept(asked)).toBe('public, max-age=11');
    now += 10_500;
    expect(await kept(asked)).toBe('public, max-age=1');
    now += 500;
    expect(await kept(asked)).toBe('public, max-age=15');
    expect(await kept(roundTrip({ on: '2026-11-01' }))).toBeUndefined();
    now = NOON;
  });

  test('no longer shows a flight that sold out, and shows it again when seats come back', async () => {
    const search = roundTrip({ on: '2026-12-11', back: '2026-12-18' });
    const [offer] = await offers(search);
    if (!offer) throw new Error('no offers');
    const outbound = offer.id.split('.')[5] ?? '';
    const shows = async () => (await offers(search)).some(({ id }) => id.includes(outbound));
    expect(await shows()).toBe(true);
    let sold = 0;
    while (await sell(offer)) sold += 1;
    expect(await shows()).toBe(false);
    expect((await validate([offer])).json()).toMatchObject({
      type: '/problems/seats-gone',
      title: 'The last seats were sold',
      status: 409,
    });
    await database.db.transaction().execute(async (tx) => {
      for (let count = 0; count < sold; count++) await inventory.giveBackSeats(tx, offer);
    });
    expect(await shows()).toBe(true);
  });
});

describe('POST /air/flight-offer/calendar', () => {
  const { legInfo: _legs, ...asked } = searchOf();
  const calendar = (question: object) =>
    app.inject({
      method: 'POST',
      url: '/air/flight-offer/calendar',
      payload: {
        ...asked,
        from: 'BOG',
        to: 'MIA',
        firstDate: '2026-11-20',
        days: 4,
        stayDays: 5,
        ...question,
      },
    });

  test('names the lowest total of each day, as its search shows it; nothing for a day that is over', async () => {
    const reply = await calendar({});
    const found = await offers(roundTrip({ on: '2026-11-23', back: '2026-11-28' }));
    const lowest = Math.min(...found.map(({ price }) => price.intTotal.amount));
    expect(reply.json().data[0]).toEqual({ date: '2026-11-20', total: null });
    const { shares, ...day } = reply.json().data[3];
    expect(day).toEqual({ date: '2026-11-23', total: lowest });
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBe(lowest);
    expect(reply.json().meta).toEqual({ currency: 'USD' });
  });

  test('follows what is sold', async () => {
    const total = async () => (await calendar({ firstDate: '2027-01-12', days: 1 })).json().data[0].total;
    const before = await total();
    const found = await offers(roundTrip({ on: '2027-01-12', back: '2027-01-17' }));
    const cheapest = found.find(({ price }) => price.intTotal.amount === before);
    if (!cheapest) throw new Error('the lowest total is of no offer');
    while (await sell(cheapest));
    const now = (await offers(roundTrip({ on: '2027-01-12', back: '2027-01-17' }))).map(
      ({ price }) => price.intTotal.amount,
    );
    expect(await total()).toBe(Math.min(...now));
  });

  test.each([
    { days: 63 },
    { returnDate: '2026-12-01' },
    { days: 0 },
    { to: 'BOG' },
    { stayDays: -1 },
    { firstDate: '2026-02-30' },
  ])('%p is refused', async (question) => {
    expect((await calendar(question)).json()).toMatchObject({ type: '/problems/validation' });
  });
});

describe('one offer', () => {
  test('GET and validate answer it as it was searched', async () => {
    const [offer, other] = await offers();
    expect((await app.inject(`/air/flightOffer/${offer?.id}`)).json()).toEqual(offer);
    expect((await validate([offer, other])).json()).toEqual({
      data: [offer, other],
      meta: { expiresAt: new Date(now + 8 * 60_000).toISOString() },
    });
  });

  test('is kept for the phone when it is chosen, and sold where that fails', async () => {
    const [offer, other] = await offers();
    const kept: FlightOffer[] = [];
    keepForPhone = async (it) => kept.push(it);
    const { data } = (await validate([offer])).json();
    await validate([offer, other]);
    expect(kept).toEqual(data);
    keepForPhone = () => Promise.reject(new Error('no room'));
    expect((await validate([offer])).statusCode).toBe(200);
    keepForPhone = async () => undefined;
  });

  test('what a client claims about it does not count', async () => {
    const [offer] = await offers();
    const cheap = structuredClone(offer);
    if (cheap)
      cheap.price = {
        currency: 'USD',
        total: '1.00',
        base: '1.00',
        intTotal: { amount: 100, currency: 'USD' },
      };
    expect((await validate([cheap])).json().data[0].price).toEqual(offer?.price);
  });

  test('by its id it tells what it cost when it was shown, and later that its day is over', async () => {
    const [offer] = await offers();
    if (!offer) throw new Error('no offers');
    const get = async () => (await app.inject(`/air/flightOffer/${encodeURIComponent(offer.id)}`)).json();
    expect(await get()).toEqual(offer);
    const changed = new Set<boolean>();
    const days = Array.from({ length: 12 }, (_, day) => day + 1);
    for (const day of days) {
      now = NOON + day * 86_400_000;
      const named = await get();
      const isSame = named.price.intTotal.amount === offer.price.intTotal.amount;
      changed.add(isSame);
      expect(named.shownTotal).toEqual(isSame ? undefined : offer.price.intTotal);
    }
    expect([...changed]).toContain(false);
    now = Date.parse('2027-06-01T00:00:00Z');
    expect(await get()).toMatchObject({ type: '/problems/offer-over', status: 404 });
    now = NOON;
  });

  test.each([
    'nonsense',
    'demo1.YB.211.USD.g16.261210-XX1BOGMIA00',
    '%E0%A4%A',
    'a'.repeat(401),
    '..%2F..',
    '__proto__',
  ])('GET of the id %p is a problem of the caller', async (id) => {
    const reply = await app.inject(`/air/flightOffer/${id}`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.payload).not.toContain(id);
  });
});

describe('malformed requests', () => {
  const whole = roundTrip();
  const broken: [string, object][] = [
    ['nothing', {}],
    ['no legs', { ...whole, legInfo: {} }],
    ['one place', { ...whole, legInfo: { '1': { from: 'BOG', to: 'BOG', departureDate: '2026-12-10' } } }],
    [
      'a day no calendar has',
      { ...whole, legInfo: { '1': { from: 'BOG', to: 'MIA', departureDate: '2026-02-30' } } },
    ],
    ['back before out', roundTrip({ on: '2026-12-10', back: '2026-12-01' })],
    ['ten travellers', roundTrip({ travelers: { adult: 9, child: 1 } })],
    ['more infants than laps', roundTrip({ travelers: { adult: 1, infant: 2 } })],
    ['numbers as text', { ...whole, travelerInfo: { adult: '1', child: 0, infant: 0 } }],
    ['an unknown field', { ...whole, admin: true }],
    ['a cabin nobody has', { ...whole, cabin: 'cargo' }],
    ['a place that nobody knows', searchOf({ from: 'QQQ', to: 'BOG' })],
    ['lower case', { ...whole, currencyCode: 'usd' }],
  ];
  test.each(broken)('a search with %s is refused', async (_, payload) => {
    const reply = await search(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ type: '/problems/validation', errors: expect.anything() });
  });

  test.each([
    ['a day that is over where it departs', { from: 'BOG', to: 'MAD' }, '2026-11-21T05:00:00Z', 400],
    ['a day that is over at home, and not there', { from: 'BOG', to: 'MAD' }, '2026-11-21T04:59:00Z', 200],
    ['a day that is over there alone', { from: 'MAD', to: 'BOG' }, '2026-11-20T23:00:00Z', 400],
  ])('a search for %s', async (_, places, instant, status) => {
    now = Date.parse(instant);
    const reply = await search(searchOf({ ...places, on: '2026-11-20' }));
    now = NOON;
    expect(reply.statusCode).toBe(status);
    if (status === 400) {
      const errors = [{ path: 'legInfo.1.departureDate', code: 'departure-past' }];
      expect(reply.json()).toMatchObject({ type: '/problems/validation', errors });
    }
  });

  test('a currency that is not sold is answered in dollars, and the answer says so', async () => {
    const reply = await search(searchOf({ currencyCode: 'XXX' }));
    expect(reply.json().meta.currency).toBe('USD');
    expect(reply.json().data[0].price.currency).toBe('USD');
    expect((await search(searchOf({ currencyCode: 'COP' }))).json().meta.currency).toBe('COP');
  });

  test('an infant for each adult is taken', async () => {
    expect((await search(searchOf({ travelers: { adult: 1, infant: 1 } }))).statusCode).toBe(200);
  });

  test('any JSON is answered with a list or a problem, never a failure of ours', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.object(),
          fc.array(fc.anything()),
          fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.jsonValue()),
        ),
        async (body) => {
          const reply = await app.inject({
            method: 'POST',
            url: '/air/flight-offer/search',
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(body) ?? 'null',
          });
          expect(reply.statusCode).toBe(400);
          expect(reply.headers['content-type']).toContain('application/problem+json');
        },
      ),
      { numRuns: 80 },
    );
  });

  test('validating anything but offers is refused', async () => {
    const [offer] = await offers();
    for (const body of [
      [],
      [{}],
      [null],
      ['x'],
      Array(7).fill(offer),
      [{ ...offer, id: 7 }],
      [{ ...offer, extra: 1 }],
    ]) {
      expect((await validate(body)).statusCode).toBe(400);
    }
    expect((await validate([{ ...offer, id: 'demo1.nothing' }])).statusCode).toBe(404);
  });
});

test('one address takes a part of what answers all, and is told to wait for more', async () => {
  const limited = bareServer();
  await limitRequests(limited);
  const perMinute = { searches: 1, calendars: 1, offers: 1 };
  await limited.register(flightRoutes, { inventory, keepForPhone: async () => undefined, perMinute });
  const calls = [
    { method: 'POST', url: '/air/flight-offer/search', payload: {} },
    { method: 'POST', url: '/air/flight-offer/calendar', payload: {} },
    { method: 'GET', url: '/air/flightOffer/none' },
    { method: 'POST', url: '/air/flight-offer/validate', payload: {} },
  ] as const;
  for (const call of calls) {
    expect((await limited.inject(call)).statusCode).not.toBe(429);
    expect((await limited.inject(call)).statusCode).toBe(429);
  }
  await limited.close();
});
