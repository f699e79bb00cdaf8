import type { FlightOffer } from '@alisio/shared-contracts/flights';
import fc from 'fast-check';
import { loadAirports } from '../../airports/index.ts';
import { NOON, roundTrip, supplierContext } from '../testing/searches.ts';
import { DemoInventory } from './demo-inventory.ts';

const supplier = new DemoInventory(loadAirports());
const MINUTE = 60_000;
const MIDNIGHT = Date.UTC(2026, 10, 22);

let offer: FlightOffer;
beforeAll(async () => {
  const answer = await supplier.search(roundTrip(), supplierContext());
  const [best] = answer.offers;
  if (!best) throw new Error('no offers');
  offer = best;
});

/** Sales of every flight of the offer: that part of its seats. */
function sold(share: number) {
  const claims = supplier.seatClaims(offer.id) ?? [];
  return async () => new Map(claims.map(({ key, capacity }) => [key, Math.ceil(capacity * share)]));
}

const asked = (firm: boolean, now: number, seatSales = sold(0), id = offer.id) =>
  supplier.offer(id, supplierContext({ now, seatSales }), firm);
const priceOf = (of: FlightOffer | undefined) => of?.price.intTotal.amount;

describe('the price of an offer', () => {
  test('is the one in its id while that is firm, and follows demand otherwise', async () => {
    expect(await asked(true, NOON + MINUTE, sold(0.5))).toMatchObject({ id: offer.id, price: offer.price });
    expect(priceOf(await asked(false, NOON + MINUTE, sold(0.5)))).toBeGreaterThan(priceOf(offer) ?? 0);
  });

  test('an offer that was priced anew has a new id, which can be firm again', async () => {
    const now = NOON + 16 * MINUTE;
    const anew = await asked(false, now, sold(0.5));
    expect(anew?.id).not.toBe(offer.id);
    expect(await asked(true, now, sold(0), anew?.id)).toEqual(anew);
  });

  test('is of the day on which it was shown, UTC, while that is firm', async () => {
    const now = MIDNIGHT + 5 * MINUTE;
    expect((await asked(true, now))?.id).toBe(offer.id);
    expect((await asked(false, now))?.id).not.toBe(offer.id);
  });
});

describe('an offer', () => {
  test('tells when fewer seats are left than travel', async () => {
    const full = await asked(true, NOON, sold(1));
    expect(full?.numberOfBookableSeats).toBe(0);
  });

  test('is sold until sales close, and a little longer for those who saw it in time', async () => {
    const [first] = offer.itineraries[0]?.segments ?? [];
    const leaves = Date.parse(`${first?.departure.at}-05:00`);
    expect(await asked(false, leaves - 121 * MINUTE)).toBeDefined();
    expect(await asked(false, leaves - 119 * MINUTE)).toBeUndefined();
    expect(await asked(true, leaves - 110 * MINUTE)).toBeDefined();
  });

  test('its id cannot be tampered into one that was never given out', async () => {
    const signs = fc.constantFrom(...'ABCXYZabc0189.-');
    await fc.assert(
      fc.asyncProperty(fc.nat(), signs, async (place, sign) => {
        const at = place % offer.id.length;
        const id = offer.id.slice(0, at) + sign + offer.id.slice(at + 1);
        const found = await asked(false, NOON, sold(0), id);
        // Another family or flight is another offer, at today's true price.
        if (found) expect(await asked(false, NOON, sold(0), found.id)).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });

  test.each(['', 'x', 'demo1', '../../etc/passwd', '%00', 'demo1.YB.211.USD.g16', 'constructor'])(
    'nothing for the id %p',
    async (id) => {
      expect(await asked(false, NOON, sold(0), id)).toBeUndefined();
      expect(supplier.seatClaims(id)).toBeUndefined();
    },
  );
});

describe('the carrier’s own locator', () => {
  test('has six signs that can be read out, begins with a letter, and is one for a key', () => {
    const locators = Array.from(
      { length: 300 },
      (_, i) => supplier.book(offer.id, `txn.${i}`)?.locator ?? '',
    );
    for (const locator of locators) expect(locator).toMatch(/^[A-HJ-NP-Z][A-HJ-NP-Z2-9]{5}$/);
    expect(new Set(locators).size).toBe(300);
    expect(supplier.book(offer.id, 'txn.7')?.locator).toBe(locators[7]);
  });

  test('is another one for each carrier of a trip, that of the issuer the ticket’s', () => {
    const booked = supplier.book(offer.id, 'txn.7');
    const flown = offer.itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode));
    expect(new Set(booked?.locators?.map(({ carrierCode }) => carrierCode))).toEqual(new Set(flown));
    const [issuer] = offer.validatingAirlineCodes;
    expect(booked?.locators?.find(({ carrierCode }) => carrierCode === issuer)?.locator).toBe(
      booked?.locator,
    );
    expect(new Set(booked?.locators?.map(({ locator }) => locator)).size).toBe(booked?.locators?.length);
  });

  test('is given to nobody for what this supplier does not sell', () => {
    expect(supplier.book('nothing', 'txn.1')).toBeUndefined();
  });
});
