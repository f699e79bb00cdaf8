import type { NamedRate } from './rate-key.ts';
import { RateSeal } from './rate-seal.ts';
import { NOON } from './testing/stays.ts';

const rate: NamedRate = {
  roomType: 'double',
  plan: '0f',
  sought: false,
  inPackage: false,
  startDate: '2027-01-04',
  endDate: '2027-01-11',
  nights: 7,
  guests: { adults: 2, childAges: [8] },
  amountAfterTax: 123_400,
};

test('a price that was shown holds at its hotel, and is no other hotel’s', () => {
  const seal = new RateSeal(Buffer.from('of the tests'));
  const key = seal.seal('mx-cancun-1', rate, NOON, 'shown');
  expect(seal.open('mx-cancun-1', key)).toEqual({ rate, kind: 'shown', heldUntil: NOON + 15 * 60_000 });
  expect(seal.open('mx-cancun-2', key)).toEqual({ rate, kind: 'shown', heldUntil: undefined });
});
