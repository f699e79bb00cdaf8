import fc from 'fast-check';
import { SUPPLIERS } from '../suppliers.ts';
import { type OfferReference, readOfferId, writeOfferId } from './offer-id.ts';

const letters = (count: number) =>
  fc
    .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: count, maxLength: count })
    .map((all) => all.join(''));
const flight = (day: number) =>
  fc.record({
    carrier: fc.constantFrom('AV', 'AA', '9R', '3U', 'B6', 'U2'),
    number: fc.integer({ min: 1, max: 9999 }),
    from: letters(3),
    to: letters(3),
    day: fc.integer({ min: 0, max: 3 }).map((later) => day + later),
    step: fc.integer({ min: 0, max: 10 }),
  });
const journey = fc
  .integer({ min: 20_600, max: 21_200 })
  .chain((day) =>
    fc
      .tuple(flight(day), fc.array(flight(day), { maxLength: 2 }))
      .map(([start, others]) => [{ ...start, day }, ...others]),
  );
const travelers = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }), fc.boolean())
  .map(([adult, child, lap]) => ({ adult, child, infant: lap ? 1 : 0 }));
const reference: fc.Arbitrary<OfferReference> = fc.record({
  supplier: fc.constantFrom(...SUPPLIERS),
  cabin: fc.constantFrom('economy', 'premium_economy', 'business', 'first_class'),
  family: fc.constantFrom('BASIC', 'CLASSIC', 'FLEX'),
  inPackage: fc.boolean(),
  travelers,
  currency: fc.constantFrom('USD', 'COP', 'EUR'),
  pricedOn: fc.integer({ min: 20_600, max: 21_200 }),
  journeys: fc.array(journey, { minLength: 1, maxLength: 2 }),
});

describe('the id of an offer', () => {
  test('says everything again, is short and needs no escaping in an address', () => {
    fc.assert(
      fc.property(reference, (told) => {
        const id = writeOfferId(told);
        expect(readOfferId(id)).toEqual(told);
        expect(id.length).toBeLessThan(250);
        expect(encodeURIComponent(id)).toBe(id);
      }),
    );
  });

  test('is nothing when a character is changed into one that was never written', () => {
    fc.assert(
      fc.property(reference, fc.nat(), fc.constantFrom('~', 'ñ', '/', ' ', '%', '_'), (told, place, sign) => {
        const id = writeOfferId(told);
        const at = place % id.length;
        expect(readOfferId(id.slice(0, at) + sign + id.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  test('is nothing for any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => readOfferId(text) === undefined));
    for (const text of ['', 'demo1', '__proto__', 'demo1.YB.000.USD.g16.261210-AV56BOGMIA00']) {
      expect(readOfferId(text)).toBeUndefined();
    }
  });

  test('is nothing for a date that no calendar has', () => {
    expect(readOfferId('demo1.YB.100.USD.g16.261310-AV56BOGMIA00')).toBeUndefined();
    expect(readOfferId('demo1.YB.100.USD.g16.260230-AV56BOGMIA00')).toBeUndefined();
  });
});
