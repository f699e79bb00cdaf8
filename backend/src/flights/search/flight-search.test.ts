import { flightSearchAnswer } from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';
import { loadAirports } from '../../airports/index.ts';
import { demoSuppliers } from '../demo/demo-suppliers.ts';
import type { FlightSupplier } from '../flight-supplier.ts';
import { NOON, PLAIN, roundTrip, searchOf, testSeal } from '../testing/searches.ts';
import { FlightSearch } from './flight-search.ts';
import { workHere } from './search-work.ts';

const suppliers = demoSuppliers(loadAirports());
const [demo] = suppliers;
const MINUTE = 60_000;

/** A search whose supplier counts how often it was asked. */
function countedSearch() {
  let asked = 0;
  let now = NOON;
  let keys: readonly string[] = [];
  if (!demo) throw new Error('nobody sells');
  const counted: FlightSupplier = {
    ...demo,
    search: async (...question) => {
      asked += 1;
      const answer = await demo.search(...question);
      keys = answer.seatKeys;
      return answer;
    },
  };
  const seal = testSeal();
  const work = workHere({
    suppliers: [counted, ...suppliers.slice(1)],
    seatSales: async () => new Map(),
    seal,
  });
  const search = new FlightSearch({ work, now: () => now });
  const ask = async (payload = roundTrip(), language: Language = 'es') =>
    z.parse(flightSearchAnswer, JSON.parse((await search.search(payload, language, PLAIN)).body.toString()));
  return {
    search,
    ask,
    asked: () => asked,
    seatKeys: () => keys,
    heldUntil: (id: string) => seal.open(id).heldUntil,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const open: FlightSearch[] = [];
const start = () => {
  const counted = countedSearch();
  open.push(counted.search);
  return counted;
};
afterEach(async () => {
  for (const search of open.splice(0)) await search.close();
});

describe('a flight search', () => {
  test('is made once for many who ask at the same time, and for those who ask later', async () => {
    const { ask, asked } = start();
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(await ask()).toEqual(answers[0]);
    expect(asked()).toBe(1);
  });

  test('does not depend on who asks, but on what and in which language', async () => {
    const { ask, asked } = start();
    await ask();
    await ask({ ...roundTrip(), infoData: { source: 'mail', medium: '', affiliateId: '', referrer: '' } });
    expect(asked()).toBe(1);
    const english = await ask(roundTrip(), 'en');
    expect(english.data[0]?.dictionaries.locations.BOG?.cityName).toBe('Bogotá');
    await ask(searchOf());
    expect(asked()).toBe(3);
  });

  test('tells what it has kept without asking anybody', async () => {
    const { search, ask, asked, wait } = start();
    expect(search.kept(roundTrip(), 'es')).toBeUndefined();
    const { data, meta } = await ask();
    const amount = Math.min(...data.map(({ price }) => price.intTotal.amount));
    const kept = { count: meta.count, lowest: { amount, currency: meta.currency } };
    expect(search.kept(roundTrip(), 'es')).toEqual(kept);
    expect(search.kept(roundTrip(), 'en')).toBeUndefined();
    wait(31 * MINUTE);
    expect(search.kept(roundTrip(), 'es')).toBeUndefined();
    expect(asked()).toBe(1);
  });

  test('is firm for 15 minutes from when it is shown, also when it was made before', async () => {
    const { ask, wait, asked } = start();
    expect((await ask()).meta).toEqual({
      count: 384,
      currency: 'USD',
      expiresAt: new Date(NOON + 15 * MINUTE).toISOString(),
    });
    wait(16_000);
    expect((await ask()).meta.expiresAt).toBe(new Date(NOON + 15 * MINUTE + 16_000).toISOString());
    wait(20 * MINUTE);
    expect((await ask()).meta.expiresAt).toBe(new Date(NOON + 35 * MINUTE + 16_000).toISOString());
    expect(asked()).toBe(1);
  });

  test('every price that it shows holds for as long as it says, and no longer', async () => {
    const { ask, wait, heldUntil } = start();
    const first = await ask();
    wait(14_000);
    expect(await ask()).toEqual(first);
    wait(20 * MINUTE);
    const later = await ask();
    expect(later.data.map(({ id, ...offer }) => offer)).toEqual(first.data.map(({ id, ...offer }) => offer));
    for (const { data, meta } of [first, later]) {
      const ends = new Set(data.map(({ id }) => heldUntil(id)));
      expect([...ends]).toEqual([Date.parse(meta.expiresAt)]);
    }
  });

  test('is made again after 30 minutes', async () => {
    const { ask, wait, asked } = start();
    await ask();
    wait(31 * MINUTE);
    await ask();
    expect(asked()).toBe(2);
  });

  test('is made again when one of its flights sold, also while it was being made or sealed anew', async () => {
    const { search, ask, asked, seatKeys, wait } = start();
    await ask();
    search.seatsChanged(['AV1-XXX-2026-12-10-Y']);
    await ask();
    expect(asked()).toBe(1);
    search.seatsChanged(seatKeys().slice(0, 1));
    const making = ask();
    search.seatsChanged(seatKeys().slice(0, 1));
    await making;
    await ask();
    expect(asked()).toBe(3);
    wait(MINUTE);
    const sealing = ask();
    search.seatsChanged(seatKeys().slice(0, 1));
    await sealing;
    await ask();
    expect(asked()).toBe(4);
  });
});
