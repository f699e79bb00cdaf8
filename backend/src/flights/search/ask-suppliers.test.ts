import { type FlightSearchAnswer, flightSearchAnswer } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import { loadAirports } from '../../airports/index.ts';
import { ProblemError } from '../../problems/index.ts';
import { demoSuppliers } from '../demo/demo-suppliers.ts';
import type { FlightSupplier } from '../flight-supplier.ts';
import { KEPT, NOON, PLAIN, roundTrip, supplierContext, testSeal, unpacked } from '../testing/searches.ts';
import type { CompressedAnswer } from './compressed-answer.ts';
import { FlightSearch } from './flight-search.ts';
import { type SearchWork, workHere } from './search-work.ts';

const suppliers = demoSuppliers(loadAirports());
const [, , third] = suppliers;
if (!third) throw new Error('three suppliers sell');

const read = (body: Uint8Array): FlightSearchAnswer =>
  z.parse(flightSearchAnswer, JSON.parse(Buffer.from(body).toString()));

const open: FlightSearch[] = [];
afterEach(async () => {
  for (const search of open.splice(0)) await search.close();
});

/** A search in which the third supplier does as a test says. */
function searchWith(
  does: FlightSupplier['search'] | Pick<FlightSupplier, 'lowestTotals'>,
  supplierWithinMs = 60_000,
) {
  const told: FlightSupplier = {
    ...(third as FlightSupplier),
    ...(typeof does === 'function' ? { search: does } : does),
  };
  return searchAmong([...suppliers.slice(0, 2), told], supplierWithinMs);
}

function searchAmong(asked: readonly FlightSupplier[], supplierWithinMs = 60_000) {
  const work: SearchWork = workHere({
    suppliers: asked,
    supplierWithinMs,
    seal: testSeal(),
    seatSales: async () => new Map(),
  });
  const counted: string[] = [];
  const flightSearch = new FlightSearch({
    work,
    now: () => NOON,
    count: (outcomes) =>
      counted.push(...outcomes.map(({ supplier, absence = 'answered' }) => `${supplier} ${absence}`)),
  });
  open.push(flightSearch);
  const ask = async (patienceMs?: number) =>
    read((await flightSearch.search(roundTrip(), 'es', PLAIN, { patienceMs })).body);
  return { flightSearch, ask, counted };
}

const hangs: FlightSupplier['search'] = () => new Promise(() => undefined);
const idsOf = ({ data }: FlightSearchAnswer) => data.map(({ id }) => id).sort();
const whole = async () => searchWith(third.search).ask();

test.each<[string, FlightSupplier['search'], string]>([
  ['fails', async () => Promise.reject(new Error('down')), 'failed'],
  ['hangs', hangs, 'late'],
  [
    'sells what is not its own',
    async (...question) => {
      const answer = await third.search(...question);
      return { ...answer, offers: [...answer.offers].map((offer) => ({ ...offer, id: `x${offer.id}` })) };
    },
    'unusable',
  ],
  [
    'sells what does not add up',
    async (...question) => {
      const answer = await third.search(...question);
      const dearer = [...answer.offers].map((offer) => ({
        ...offer,
        price: {
          ...offer.price,
          intTotal: { ...offer.price.intTotal, amount: offer.price.intTotal.amount + 1 },
        },
      }));
      return { ...answer, offers: dearer };
    },
    'unusable',
  ],
  [
    'prices in another currency',
    (payload, context) => third.search({ ...payload, currencyCode: 'EUR' }, context),
    'unusable',
  ],
  [
    'breaks while its offers are read',
    async (...question) => ({
      ...(await third.search(...question)),
      // biome-ignore lint/correctness/useYield: it breaks before
      offers: (function* () {
        throw new Error('half an answer');
      })(),
    }),
    'unusable',
  ],
])(
  'a supplier that %s is left out, said and counted, and asked again by the next search',
  async (_, search, kind) => {
    let asked = 0;
    const { ask, counted, flightSearch } = searchWith((...question) => {
      asked += 1;
      return search(...question);
    }, 500);
    const answer = await ask();
    expect(answer.meta.suppliers).toEqual({ asked: 3, awaited: [], missing: ['demo3'] });
    const all = await whole();
    expect(idsOf(answer)).toEqual(idsOf({ ...all, data: all.data.filter(({ disId }) => disId !== 'demo3') }));
    expect(answer.meta.count).toBe(answer.data.length);
    expect(counted).toEqual(expect.arrayContaining(['demo1 answered', 'demo2 answered', `demo3 ${kind}`]));
    expect((await flightSearch.search(roundTrip(), 'es', KEPT)).sharedForMs).toBe(0);
    expect(asked).toBe(2);
  },
);

test.each<[string, FlightSupplier['lowestTotals'], string]>([
  ['fails', async () => Promise.reject(new Error('down')), 'failed'],
  [
    'prices in another currency',
    async (payload, context) => ({ ...(await third.lowestTotals(payload, context)), currency: 'EUR' }),
    'unusable',
  ],
  ['tells fewer days', async () => ({ totals: [null], currency: 'USD' }), 'unusable'],
  [
    'tells what does not add up',
    async () => ({ totals: [null, { total: 2, shares: [1] }], currency: 'USD' }),
    'unusable',
  ],
])('a calendar does without a supplier that %s, and counts it', async (_, lowestTotals, kind) => {
  const { flightSearch, counted } = searchWith({ lowestTotals });
  const { legInfo, ...asked } = roundTrip();
  const { from, to, departureDate } = legInfo['1'];
  const payload = { ...asked, from, to, firstDate: departureDate, days: 2 };
  const { totals, currency } = await flightSearch.lowestTotals(payload);
  expect(counted).toEqual(expect.arrayContaining(['demo1 answered', 'demo2 answered', `demo3 ${kind}`]));
  const others = await Promise.all(
    suppliers.slice(0, 2).map((supplier) => supplier.lowestTotals(payload, supplierContext())),
  );
  const ofDay = (day: number) => Math.min(...others.map((other) => other.totals[day]?.total ?? Number.NaN));
  expect(totals.map((day) => day?.total)).toEqual([ofDay(0), ofDay(1)]);
  expect(currency).toBe('USD');
});

test('all prices are in the wished currency where anybody sells in it, in dollars otherwise, whoever is faster', async () => {
  const inDollars: FlightSupplier = {
    ...third,
    sellsIn: (currency) => currency === 'USD',
    search: (payload, context) => third.search({ ...payload, currencyCode: 'USD' }, context),
  };
  const [demo] = suppliers;
  const ask = async (two: (FlightSupplier | undefined)[], currencyCode: string) => {
    const work = workHere({
      suppliers: two.flatMap((one) => one ?? []),
      seal: testSeal(),
      seatSales: async () => new Map(),
    });
    const made = await work.search({
      payload: { ...roundTrip(), currencyCode },
      language: 'es',
      shownAt: NOON,
    });
    const { data, meta } = z.parse(flightSearchAnswer, unpacked(made.body));
    return [meta.currency, new Set(data.map(({ disId }) => disId)).size, meta.suppliers?.missing];
  };
  expect(await ask([inDollars, demo], 'COP')).toEqual(['COP', 1, ['demo3']]);
  expect(await ask([demo, inDollars], 'COP')).toEqual(['COP', 1, ['demo3']]);
  expect(await ask([inDollars, demo], 'XXX')).toEqual(['USD', 2, undefined]);
});

test('when nobody answers the search and the calendar fail, and each supplier is counted', async () => {
  const down = async () => Promise.reject(new Error('all down'));
  const { ask, flightSearch, counted } = searchAmong([{ ...third, search: down, lowestTotals: down }]);
  const { legInfo, ...asked } = roundTrip();
  const { from, to, departureDate } = legInfo['1'];
  await expect(ask()).rejects.toThrow('all down');
  await expect(
    flightSearch.lowestTotals({ ...asked, from, to, firstDate: departureDate, days: 2 }),
  ).rejects.toThrow('all down');
  expect(counted).toEqual(['demo3 failed', 'demo3 failed']);
});

test('when all take too long who asks is told when to come again, and each is counted', async () => {
  const { ask, counted } = searchAmong([{ ...third, search: hangs }], 5);
  const refused = await ask().catch((error: unknown) => error);
  if (!(refused instanceof ProblemError)) throw refused;
  expect(refused.kind).toBe('unavailable');
  expect(Number(refused.detail.headers?.['retry-after'])).toBeGreaterThan(0);
  expect(counted).toEqual(['demo3 late']);
});

test('when one failed and the others take too long, who asks is told to come again: those may answer then', async () => {
  const down = async () => Promise.reject(new Error('down'));
  const late = { ...third, name: 'late', search: hangs };
  const { ask, counted } = searchAmong([{ ...third, search: down }, late], 5);
  expect(await ask().catch((error: unknown) => error)).toMatchObject({ kind: 'unavailable' });
  expect(counted.toSorted()).toEqual(['demo3 failed', 'late late']);
});

test('who comes in parts is given each as it comes, and together they are the whole', async () => {
  const { promise: until, resolve: answerNow } = Promise.withResolvers<void>();
  const { flightSearch, ask } = searchWith(async (...question) => {
    await until;
    return third.search(...question);
  });
  const parts: FlightSearchAnswer[] = [];
  const take = async (part: CompressedAnswer) => {
    parts.push(read(await part.body(PLAIN)));
    answerNow();
  };
  const last = read(await (await flightSearch.inParts(roundTrip(), 'es', take)).body(PLAIN));
  const [first] = parts;
  expect(parts).toHaveLength(1);
  expect(first?.meta.suppliers).toEqual({ asked: 3, awaited: ['demo3'], missing: [] });
  expect(new Set(last.data.map(({ disId }) => disId))).toEqual(new Set(['demo3']));
  expect(last.meta.suppliers).toBeUndefined();
  const kept = await ask();
  expect([...(first?.data ?? []), ...last.data].map(({ id }) => id).sort()).toEqual(idsOf(kept));
  // The order is nobody's haste: the whole is as if all had answered together.
  expect(kept).toEqual(await whole());
});

test('a search of which a part is told goes on when all have left, for whoever asks next', async () => {
  let asked = 0;
  const { promise: until, resolve: answerNow } = Promise.withResolvers<void>();
  const { flightSearch, ask } = searchWith(async (...question) => {
    asked += 1;
    await until;
    return third.search(...question);
  });
  const control = new AbortController();
  const leave = async () => control.abort(new Error('the asker has left'));
  const left = flightSearch.inParts(roundTrip(), 'es', leave, { signal: control.signal });
  await expect(left).rejects.toThrow('has left');
  const next = ask();
  answerNow();
  expect(await next).toEqual(await whole());
  expect(asked).toBe(1);
});

test('who has little patience gets what is there, and what comes is there for who asks next', async () => {
  const { promise: until, resolve: answerNow } = Promise.withResolvers<void>();
  const { ask } = searchWith(async (...question) => {
    await until;
    return third.search(...question);
  });
  const early = await ask(0);
  expect(early.meta).toMatchObject({ count: early.data.length, suppliers: { awaited: ['demo3'] } });
  const later = ask();
  answerNow();
  expect((await later).data.length).toBeGreaterThan(early.data.length);
});

test('the body of a search is the same bytes as a line of its parts when all answer at once', async () => {
  const { flightSearch } = searchWith(third.search);
  const line = await flightSearch.inParts(roundTrip(), 'es', async () =>
    Promise.reject(new Error('no part')),
  );
  const { body } = await flightSearch.search(roundTrip(), 'es', KEPT);
  expect(body.equals(await line.body(KEPT))).toBe(true);
});
