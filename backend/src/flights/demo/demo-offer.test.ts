import type { FlightOffer } from '@alisio/shared-contracts/flights';
import fc from 'fast-check';
import { loadAirports } from '../../airports/index.ts';
import type { SeatSale } from '../seat-sales.ts';
import { NOON, roundTrip, supplierContext } from '../testing/searches.ts';
import { DemoSupplier } from './demo-supplier.ts';

const supplier = new DemoSupplier(loadAirports());
const MINUTE = 60_000;
const MIDNIGHT = Date.UTC(2026, 10, 22);

let offer: FlightOffer;
beforeAll(async () => {
  const answer = await supplier.search(roundTrip(), supplierContext());
  const [best] = answer.offers;
  if (!best) throw new Error('no offers');
  offer = best;
});

/** Sales of every flight of the offer: so much of what may be sold, changed at an instant. */
function sold(share: number, demandChangedAt = NOON) {
  const claims = supplier.seatClaims(offer.id) ?? [];
  return async () =>
    new Map(
      claims.map(({ key, capacity }): [string, SeatSale] => [
        key,
        { sold: Math.ceil(capacity * share), demandBefore: 0, demandChangedAt },
      ]),
    );
}

const priceAt = async (now: number, seatSales = sold(0)) =>
  (await supplier.offer(offer.id, supplierContext({ now, seatSales })))?.price.intTotal.amount;

describe('the price of an offer', () => {
  test('holds for 15 minutes after seats sold, then follows demand', async () => {
    const shown = offer.price.intTotal.amount;
    expect(await priceAt(NOON + 14 * MINUTE, sold(0.5))).toBe(shown);
    expect(await priceAt(NOON + 16 * MINUTE, sold(0.5))).toBeGreaterThan(shown);
  });

  test('an offer that was priced anew has a new id, which is firm again', async () => {
    const seatSales = sold(0.5);
    const later = supplierContext({ now: NOON + 16 * MINUTE, seatSales });
    const anew = await supplier.offer(offer.id, later);
    expect(anew?.id).not.toBe(offer.id);
    expect(anew && (await supplier.offer(anew.id, later))).toEqual(anew);
  });

  test('holds over midnight, UTC, where another day is counted to the departure', async () => {
    const now = MIDNIGHT + 14 * MINUTE;
    expect((await supplier.offer(offer.id, supplierContext({ now })))?.id).toBe(offer.id);
    const tomorrow = await supplier.offer(offer.id, supplierContext({ now: MIDNIGHT + 16 * MINUTE }));
    expect(tomorrow?.id).not.toBe(offer.id);
  });

  test('demand that nobody saw cannot be claimed by a changed id', async () => {
    const dear = await supplier.offer(
      offer.id,
      supplierContext({ now: NOON + 60 * MINUTE, seatSales: sold(0.9) }),
    );
    expect(dear?.price.intTotal.amount).toBeGreaterThan(offer.price.intTotal.amount);
    expect(await priceAt(NOON + 60 * MINUTE, sold(0.9))).toBe(dear?.price.intTotal.amount);
  });
});

describe('an offer', () => {
  test('tells when fewer seats are left than travel', async () => {
    const full = await supplier.offer(offer.id, supplierContext({ seatSales: sold(1) }));
    expect(full?.numberOfBookableSeats).toBe(0);
  });

  test('is sold until sales close, and a little longer for those who saw it in time', async () => {
    const [first] = offer.itineraries[0]?.segments ?? [];
    const leaves = Date.parse(`${first?.departure.at}-05:00`);
    expect(await priceAt(leaves - 110 * MINUTE)).toBeDefined();
    expect(await priceAt(leaves - 100 * MINUTE)).toBeUndefined();
    expect(await priceAt(leaves + 60 * MINUTE)).toBeUndefined();
  });

  test('its id cannot be tampered into one that was never given out', async () => {
    const signs = fc.constantFrom(...'ABCXYZabc0189.-');
    await fc.assert(
      fc.asyncProperty(fc.nat(), signs, async (place, sign) => {
        const at = place % offer.id.length;
        const id = offer.id.slice(0, at) + sign + offer.id.slice(at + 1);
        const found = await supplier.offer(id, supplierContext());
        // Another family, day of pricing or step is another offer, at today's true price.
        if (found) expect(await supplier.offer(found.id, supplierContext())).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });

  test.each(['', 'x', 'demo1', '../../etc/passwd', '%00', 'demo1.YB.211.USD.g16', 'constructor'])(
    'nothing for the id %p',
    async (id) => {
      expect(await supplier.offer(id, supplierContext())).toBeUndefined();
      expect(supplier.seatClaims(id)).toBeUndefined();
    },
  );
});
