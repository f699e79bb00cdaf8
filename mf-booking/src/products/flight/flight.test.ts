import { tripEnds } from '@alisio/shared-contracts/flights';
import { FAMILY, flightOfferFor } from '../../testing/flight-offer.ts';
import { priceLines } from './price-lines.ts';
import { lastTravelDay } from './traveller-slots.ts';

const offer = flightOfferFor(FAMILY);

test('the lines of a price add up to the total that was shown on the results', () => {
  const lines = priceLines(offer);
  expect(lines.map(({ type, count }) => [type, count])).toEqual([
    ['ADULT', 2],
    ['CHILD', 1],
    ['INFANT', 1],
  ]);
  expect(lines.flatMap(({ amounts }) => amounts).reduce((sum, amount) => sum + amount, 0)).toBe(
    offer.price.intTotal.amount,
  );
});

test('a journey is for its destination, and ends with its last landing', () => {
  expect(tripEnds(offer)).toEqual({ from: 'Bogotá', to: 'Miami', toCityCode: 'MIA', fromCountryCode: 'CO' });
  expect(lastTravelDay(offer)).toBe('2027-01-27');
});
