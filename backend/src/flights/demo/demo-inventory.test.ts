import { type FlightOffer, type FlightSegment, flightOffer } from '@alisio/shared-contracts/flights';
import { minorAmount } from '@alisio/shared-contracts/money';
import { z } from '@alisio/shared-contracts/zod';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { loadAirports } from '../../airports/index.ts';
import { NOON, roundTrip, type SearchWords, searchOf, supplierContext } from '../testing/searches.ts';
import { DemoInventory } from './demo-inventory.ts';
import { localText } from './schedule/days.ts';
import { localOf, utcOf } from './schedule/zone-clock.ts';

const airports = loadAirports();
const supplier = new DemoInventory(airports);

const search = async (words: SearchWords = {}, now = NOON): Promise<FlightOffer[]> => [
  ...(await supplier.search(searchOf(words), supplierContext({ now }))).offers,
];

const zoneOf = (code: string) => airports.airport(code)?.zone ?? 'UTC';
const leaves = ({ departure }: FlightSegment) =>
  utcOf(zoneOf(departure.iataCode), Date.parse(`${departure.at}Z`));
const minor = (text: string, { price }: FlightOffer) => minorAmount(text, price.currency);

/** Places that people fly between, and their days. */
const busy = fc.constantFrom(
  'BOG',
  'MIA',
  'MAD',
  'NYC',
  'LON',
  'MEX',
  'GRU',
  'LIM',
  'TYO',
  'SYD',
  'DEL',
  'JNB',
  'DXB',
  'PTY',
  'CTG',
  'ANC',
);
const day = fc
  .integer({ min: 1, max: 320 })
  .map((ahead) => new Date(NOON + ahead * 86_400_000).toISOString().slice(0, 10));
const trips = fc
  .record({
    from: busy,
    to: busy,
    days: fc.tuple(day, day).map((dates) => dates.sort()),
    travelers: fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 }))
      .map(([adult, child, infant]) => ({ adult, child, infant })),
    cabin: fc.constantFrom('economy' as const, 'premium_economy' as const, 'business' as const),
    currencyCode: fc.constantFrom('USD', 'EUR', 'COP', 'CLP', 'JPY'),
    oneWay: fc.boolean(),
  })
  .filter(({ from, to }) => from !== to)
  .map(
    ({ days: [on = '', back = ''], oneWay, ...words }): SearchWords => ({
      ...words,
      on,
      ...(oneWay ? {} : { back }),
    }),
  );

/** Searches of each property; a thousand of them take minutes. */
const SEARCHES = Number(process.env.SEARCHES ?? 12);
jest.setTimeout(120_000 + SEARCHES * 1000);

/** Some of many, so that a run stays short. */
const some = (offers: FlightOffer[]) => offers.filter((_, index) => index % 23 === 0);
const eachTrip = (check: (offer: FlightOffer, words: SearchWords) => void | Promise<void>) =>
  fc.assert(
    fc.asyncProperty(trips, async (words) => {
      for (const offer of some(await search(words))) await check(offer, words);
    }),
    { numRuns: SEARCHES },
  );

describe('offers of the demo inventory', () => {
  test('keep to the contract', () => eachTrip((offer) => void z.parse(flightOffer, offer)));

  test('connect: each flight leaves after the one before has landed, in the same city, without endless waits', () =>
    eachTrip(({ itineraries }) => {
      for (const { segments } of itineraries) {
        segments.slice(1).forEach((next, index) => {
          const before = segments[index];
          if (!before) throw new Error('no segment before');
          const wait = (leaves(next) - leaves(before)) / 60_000 - before.durationInMinutes;
          expect(wait).toBeGreaterThanOrEqual(45);
          expect(wait).toBeLessThanOrEqual(14 * 60);
          const [at, from] = [before.arrival.iataCode, next.departure.iataCode].map(
            (code) => airports.airport(code)?.city,
          );
          expect(at).toBe(from);
          if (before.arrival.iataCode !== next.departure.iataCode) expect(wait).toBeGreaterThanOrEqual(210);
        });
      }
    }));

  test('tell local times that agree with their durations, on the days asked for, without detours', () =>
    eachTrip(({ itineraries }, { on, back }) => {
      itineraries.forEach(({ segments, durationInMinutes, stops }, index) => {
        expect(stops).toBe(segments.length - 1);
        expect(segments[0]?.departure.at.slice(0, 10)).toBe(index === 0 ? on : back);
        for (const segment of segments) {
          const landed = leaves(segment) + segment.durationInMinutes * 60_000;
          expect(localText(localOf(zoneOf(segment.arrival.iataCode), landed))).toBe(segment.arrival.at);
        }
        const [start, end] = [segments[0], segments.at(-1)];
        if (!start || !end) throw new Error('no segments');
        expect((leaves(end) - leaves(start)) / 60_000 + end.durationInMinutes).toBe(durationInMinutes);
        expect(new Set(segments.flatMap((segment) => [segment.departure.iataCode])).size).toBe(
          segments.length,
        );
      });
    }));

  test('add up: base and taxes to each traveller, travellers to the total', () =>
    eachTrip((offer, { travelers }) => {
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      for (const { price } of offer.travelerPricings) {
        expect(minor(price.base, offer) + sum(price.taxes.map(({ amount }) => minor(amount, offer)))).toBe(
          price.intTotal.amount,
        );
        expect(minor(price.total, offer)).toBe(price.intTotal.amount);
      }
      expect(sum(offer.travelerPricings.map(({ price }) => price.intTotal.amount))).toBe(
        offer.price.intTotal.amount,
      );
      expect(minor(offer.price.total, offer)).toBe(offer.price.intTotal.amount);
      const types = offer.travelerPricings.map(({ type }) => type);
      expect(types.filter((type) => type === 'ADULT')).toHaveLength(travelers?.adult ?? 0);
      expect(types.filter((type) => type === 'CHILD')).toHaveLength(travelers?.child ?? 0);
      expect(types.filter((type) => type === 'INFANT')).toHaveLength(travelers?.infant ?? 0);
    }));

  test('can be asked for again by their id, to the last cent and minute', () =>
    eachTrip(async (offer) => {
      expect(offer.id.length).toBeLessThanOrEqual(400);
      expect(await supplier.offer(offer.id, supplierContext(), true)).toEqual(offer);
    }));

  test('are the same for the same search, also after a new start', async () => {
    const again = new DemoInventory(loadAirports());
    const answer = await again.search(roundTrip(), supplierContext());
    expect([...answer.offers]).toEqual(await search({ back: '2026-12-17' }));
  });

  test('children pay less than adults and infants least; infants sit on the lap of an adult', async () => {
    const [offer] = await search();
    const [adult, , child, infant] = offer?.travelerPricings ?? [];
    expect(child?.price.intBase.amount).toBe(
      Math.round(((adult?.price.intBase.amount ?? 0) * 0.75) / 100) * 100,
    );
    expect(infant?.price.intTotal.amount).toBeLessThan((child?.price.intTotal.amount ?? 0) / 3);
    expect(infant).toMatchObject({ type: 'INFANT', associatedAdultId: '1' });
  });
});

describe('searching the demo inventory', () => {
  test('gives up to 400 offers from Bogotá to Miami and back, several returns for each outbound, each pair in every family', async () => {
    const offers = await search({ back: '2026-12-17' });
    expect(offers.length).toBeGreaterThan(350);
    expect(offers.length).toBeLessThanOrEqual(400);
    const returns = new Map<string, Map<string, string[]>>();
    for (const { itineraries, travelerPricings } of offers) {
      const [outbound = '', back = ''] = itineraries.map((itinerary) => JSON.stringify(itinerary));
      const backs = returns.get(outbound) ?? new Map<string, string[]>();
      const family = travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare ?? '';
      returns.set(outbound, backs.set(back, [...(backs.get(back) ?? []), family]));
    }
    expect(returns.size).toBe(20);
    for (const backs of returns.values()) {
      expect(backs.size).toBeGreaterThanOrEqual(5);
      for (const families of backs.values()) expect(families).toEqual(['BASIC', 'CLASSIC', 'FLEX']);
    }
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  });

  test.each([
    ['BOG', 'BCN', '2026-12-12', '2026-12-20'],
    ['LIM', 'MAD', '2027-02-01', '2027-02-11'],
  ])(
    '%s to %s and back: all direct returns with each direct outbound, one at least with any other',
    async (from, to, on, back) => {
      const isDirect = ({ itineraries }: FlightOffer, leg: 0 | 1) => itineraries[leg]?.stops === 0;
      const flights = (offers: FlightOffer[], leg: 0 | 1) =>
        new Set(
          offers.map(({ itineraries }) =>
            JSON.stringify(itineraries[leg]?.segments.map(({ carrierCode, number }) => carrierCode + number)),
          ),
        );
      const oneWay = await search({ from: to, to: from, on: back });
      const directs = flights(
        oneWay.filter((offer) => isDirect(offer, 0)),
        0,
      );
      expect(directs.size).toBeGreaterThan(1);
      const byOutbound = Map.groupBy(
        await search({ from, to, on, back }),
        ({ itineraries }) => itineraries[0],
      );
      for (const offers of byOutbound.values()) {
        const found = flights(
          offers.filter((offer) => isDirect(offer, 1)),
          1,
        );
        if (offers[0] && isDirect(offers[0], 0)) expect(found).toEqual(directs);
        else expect(found.size).toBeGreaterThan(0);
      }
    },
  );

  test('a city means all its airports, an airport itself', async () => {
    const from = (offers: FlightOffer[]) =>
      new Set(offers.map((offer) => offer.itineraries[0]?.segments[0]?.departure.iataCode));
    expect(from(await search({ from: 'NYC', to: 'LON' })).size).toBeGreaterThan(1);
    expect(from(await search({ from: 'JFK', to: 'LON' }))).toEqual(new Set(['JFK']));
  });

  test.each([
    ['airports of one city', { from: 'JFK', to: 'LGA' }],
    ['a city and its airport', { from: 'NYC', to: 'JFK' }],
    ['unknown codes', { from: 'QQQ', to: 'BOG' }],
    ['a day that is over', { on: '2026-11-19' }],
    ['a day long ago', { on: '1999-01-01' }],
    ['a day beyond the schedules', { on: '2028-01-01' }],
    ['suites where no aircraft has them', { from: 'BOG', to: 'MDE', cabin: 'first_class' as const }],
  ])('an empty list for %s', async (_, words) => {
    expect(await search(words)).toEqual([]);
  });

  test('any two airports get an answer', async () => {
    const codes = fc.constantFrom(...airports.airports.map(({ code }) => code));
    await fc.assert(
      fc.asyncProperty(codes, codes, async (from, to) => {
        expect((await search({ from, to })).length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 60 },
    );
  });

  test('nothing leaves within two hours', async () => {
    const now = Date.UTC(2026, 11, 10, 17);
    const offers = await search({}, now);
    expect(offers.length).toBeGreaterThan(0);
    for (const { itineraries } of offers) {
      const start = itineraries[0]?.segments[0];
      expect(start && leaves(start)).toBeGreaterThanOrEqual(now + 2 * 3_600_000);
    }
  });

  test('refundable only: every offer can be given back', async () => {
    const answer = await supplier.search({ ...searchOf(), refundableFare: true }, supplierContext());
    const offers = [...answer.offers];
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ fareRules }) => fareRules.refundable)).toBe(true);
  });

  test('each fare family says how a seat is chosen, and for how much', async () => {
    const offers = await search({ currencyCode: 'COP' });
    const seatOf = (family: string) => {
      const { seatChoice, seatFee } =
        offers.find(({ travelerPricings: [one] }) => one?.fareDetailsBySegment[0]?.brandedFare === family)
          ?.fareRules ?? {};
      return [seatChoice, seatFee?.currency];
    };
    expect(seatOf('BASIC')).toEqual(['at-check-in', undefined]);
    expect(seatOf('CLASSIC')).toEqual(['paid', 'COP']);
    expect(seatOf('FLEX')).toEqual(['free', undefined]);
  });

  test('a currency that is not sold is priced in dollars', async () => {
    expect((await search({ currencyCode: 'XXX' }))[0]?.price.currency).toBe('USD');
    expect((await search({ currencyCode: 'COP' }))[0]?.price.currency).toBe('COP');
  });
});

test('what is included is what every flight of a trip takes, where they take different bags', async () => {
  const offers = await search({
    from: 'LIM',
    to: 'SCQ',
    cabin: 'business',
    on: '2027-02-10',
    back: '2027-02-24',
  });
  const bagsOf = ({ travelerPricings: [first] }: FlightOffer) =>
    (first?.fareDetailsBySegment ?? []).map(({ includedCheckedBags }) => includedCheckedBags.quantity);
  const mixed = offers.filter((offer) => {
    const [first, ...others] = bagsOf(offer);
    return others.some((bags) => first !== undefined && bags < first);
  });
  expect(mixed).not.toEqual([]);
  for (const offer of mixed) expect(offer.included.bags.quantity).toBe(Math.min(...bagsOf(offer)));
});
