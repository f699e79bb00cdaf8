import type { FlightCalendarPayload, FlightOffer } from '@alisio/shared-contracts/flights';
import { priceShares, searchOfCalendarDay } from '@alisio/shared-contracts/flights';
import fc from 'fast-check';
import { loadAirports } from '../../airports/index.ts';
import { DemoInventory } from '../demo/demo-inventory.ts';
import { demoSuppliers } from '../demo/demo-suppliers.ts';
import { DAY_MS, isoDay } from '../demo/schedule/days.ts';
import { localOf, utcOf } from '../demo/schedule/zone-clock.ts';
import type { LowestTotal } from '../flight-supplier.ts';
import { NOON, searchOf, supplierContext, testSeal } from '../testing/searches.ts';
import { joinedSlices, slicesOf } from './calendar-slices.ts';
import { workHere } from './search-work.ts';

const airports = loadAirports();
const suppliers = demoSuppliers(airports);
const inventory = new DemoInventory(airports);
const work = workHere({ suppliers, seal: testSeal(), seatSales: (keys) => context.seatSales(keys) });
const MINUTE = 60_000;
const TODAY = Math.floor(NOON / DAY_MS);
/** Calendars of four days each; a thousand of them take minutes. */
const CALENDARS = Number(process.env.CALENDARS ?? 14);

const places = fc.constantFrom(
  ...'BOG MIA MAD NYC LON MEX GRU LIM TYO SYD DEL JNB DXB PTY CTG ANC SCL CUN MDE PAR'.split(' '),
);
const questions: fc.Arbitrary<FlightCalendarPayload> = fc
  .record({
    from: places,
    to: places,
    // Over changes of the clock in both halves of the earth, and up to the end of what is sold.
    firstDate: fc.integer({ min: 0, max: 325 }).map((ahead) => isoDay(TODAY + ahead)),
    days: fc.constant(4),
    back: fc.oneof(
      fc.constant({}),
      fc.record({ stayDays: fc.integer({ min: 0, max: 14 }) }),
      fc.record({ returnDate: fc.integer({ min: 2, max: 330 }).map((ahead) => isoDay(TODAY + ahead)) }),
    ),
    cabin: fc.constantFrom(
      'economy' as const,
      'economy' as const,
      'premium_economy' as const,
      'business' as const,
    ),
    travelerInfo: fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 }))
      .map(([adult, child, infant]) => ({ adult, child, infant })),
    currencyCode: fc.constantFrom('USD', 'EUR', 'COP', 'CLP', 'JPY'),
    refundableFare: fc.boolean(),
    noPenaltyFare: fc.boolean(),
  })
  .filter(({ from, to }) => from !== to)
  .map(({ back, ...asked }) => ({
    ...asked,
    ...back,
    noRestrictionFare: false,
    infoData: searchOf().infoData,
  }));

/** Every fourth flight that is looked at has sold some seats. */
const context = supplierContext({
  seatSales: async (keys) =>
    new Map(keys.filter((key) => key.charCodeAt(3) % 4 === 0).map((key) => [key, key.length % 5])),
});

const instant = (code: string, at: string) =>
  utcOf(airports.airport(code)?.zone ?? 'UTC', Date.parse(`${at}Z`));

/** What no offer may break, whatever was asked. Failures name the offer. */
function expectSane({ id, itineraries, price, travelerPricings, numberOfBookableSeats }: FlightOffer): void {
  let before = Number.NEGATIVE_INFINITY;
  for (const { segments } of itineraries) {
    segments.forEach(({ departure, arrival, durationInMinutes }, index) => {
      const leaves = instant(departure.iataCode, departure.at);
      const arrives = leaves + durationInMinutes * MINUTE;
      const landed = localOf(airports.airport(arrival.iataCode)?.zone ?? 'UTC', arrives);
      const previous = segments[index - 1]?.arrival.iataCode;
      const wait = (leaves - before) / MINUTE;
      const least = index === 0 ? 120 : previous === departure.iataCode ? 45 : 210;
      const isMet =
        index === 0 || airports.airport(previous ?? '')?.city === airports.airport(departure.iataCode)?.city;
      if (durationInMinutes <= 0 || landed !== Date.parse(`${arrival.at}Z`) || wait < least || !isMet)
        throw new Error(`nobody can fly ${id}`);
      before = arrives;
    });
  }
  const sum = travelerPricings.reduce((total, { price: { intTotal } }) => total + intTotal.amount, 0);
  const seated = travelerPricings.filter(({ type }) => type !== 'INFANT').length;
  if (sum !== price.intTotal.amount) throw new Error(`${id} does not add up`);
  if (numberOfBookableSeats < seated) throw new Error(`${id} has too few seats`);
}

/** Nobody sells what another sells, and nothing of the inventory is sold by none. */
function expectUnion(sold: readonly FlightOffer[], whole: readonly FlightOffer[]): void {
  const ids = (offers: readonly FlightOffer[]) => offers.map(({ id }) => id).sort();
  expect(ids(sold)).toEqual(ids(whole));
}

test(
  'over dozens of searches: each offer can be flown, adds up and has its seats, the suppliers sell all of them once, and the calendar of the day names the lowest',
  async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { totals, currency } = await work.lowestTotals({ payload: question, now: NOON });
        const again: { lowest: number; shown: readonly number[][]; named: LowestTotal | null }[] = [];
        for (const [index, named] of totals.entries()) {
          const day = isoDay(Date.parse(`${question.firstDate}T00:00:00Z`) / DAY_MS + index);
          const asked = searchOfCalendarDay(question, day);
          const answers = await Promise.all(suppliers.map((supplier) => supplier.search(asked, context)));
          const offers = answers.flatMap((answer) => [...answer.offers]);
          expectUnion(offers, [...(await inventory.search(asked, context)).offers]);
          for (const offer of offers) expectSane(offer);
          const lowest = offers.reduce(
            (least, { price }) => Math.min(least, price.intTotal.amount),
            Number.POSITIVE_INFINITY,
          );
          const shown = offers.filter(({ price }) => price.intTotal.amount === lowest).map(priceShares);
          again.push({ lowest, shown, named });
          for (const answer of answers) expect(answer.currency).toBe(currency);
        }
        for (const { lowest, shown, named } of again) {
          expect(named?.total ?? Number.POSITIVE_INFINITY).toBe(lowest);
          if (named) expect(shown).toContainEqual(named.shares);
        }
      }),
      { numRuns: CALENDARS },
    );
  },
  60_000 + CALENDARS * 2000,
);

test('the same search has the same offers, whatever was asked between', async () => {
  const ask = async () => [
    ...(await inventory.search(searchOf({ from: 'MAD', on: '2027-03-27' }), context)).offers,
  ];
  const before = await ask();
  for (const on of ['2027-03-20', '2027-04-03', '2027-03-28'])
    await inventory.search(searchOf({ from: 'MAD', on }), context);
  expect(await ask()).toEqual(before);
  const anew = new DemoInventory(loadAirports());
  expect([...(await anew.search(searchOf({ from: 'MAD', on: '2027-03-27' }), context)).offers]).toEqual(
    before,
  );
});

test.each([1, 31, 32, 62])(
  'a calendar of %i days that threads share is what one of them finds',
  async (days) => {
    const payload: FlightCalendarPayload = {
      ...searchOf(),
      from: 'BOG',
      to: 'MIA',
      firstDate: '2027-02-20',
      days,
      stayDays: 7,
    };
    const slices = slicesOf(payload);
    const parts = slices.map((part) => work.lowestTotals({ payload: part, now: NOON }));
    expect(parts).toHaveLength(days > 31 ? 2 : 1);
    const shared = joinedSlices(slices, await Promise.all(parts));
    const { totals, currency, outcomes } = await work.lowestTotals({ payload, now: NOON });
    expect([shared.totals, shared.currency]).toEqual([totals, currency]);
    expect(shared.outcomes.map(({ supplier }) => supplier)).toEqual(
      expect.arrayContaining(outcomes.map(({ supplier }) => supplier)),
    );
  },
);

test('each day of a calendar is told once, in its place, and a supplier that is absent from a part is absent from all', () => {
  const slices = slicesOf({ ...searchOf(), from: 'BOG', to: 'MIA', firstDate: '2027-02-20', days: 60 });
  const parts = slices.map(({ places = [] }, part) => ({
    totals: places.map((place) => ({ total: place, shares: [place] })),
    currency: 'USD',
    outcomes: [{ supplier: 'demo1', absence: part === 1 ? ('late' as const) : undefined, ms: 5 }],
  }));
  const { totals, outcomes } = joinedSlices(slices, parts);
  expect(totals.map((lowest) => lowest?.total)).toEqual([...Array(60).keys()]);
  expect(outcomes).toEqual([{ supplier: 'demo1', absence: 'late', ms: 5 }]);
});

test('a day of the week is of one part of a calendar alone', () => {
  const slices = slicesOf({ ...searchOf(), from: 'BOG', to: 'MIA', firstDate: '2027-02-20', days: 60 });
  expect(slices).toHaveLength(2);
  const [one, other] = slices.map(({ places = [] }) => new Set(places.map((place) => place % 7)));
  expect([...(one ?? [])].filter((day) => other?.has(day))).toEqual([]);
});

test('a calendar that nobody waits for any more is given up', async () => {
  const [question] = fc.sample(questions, 1);
  if (!question) throw new Error('no question');
  const signal = AbortSignal.abort(new Error('the asker has left'));
  await expect(inventory.lowestTotals({ ...question, days: 62 }, { ...context, signal })).rejects.toThrow(
    'has left',
  );
});
