import { addDays } from '../dates/index.ts';
import { dealCode } from './index.ts';

const trip = {
  from: 'BOG',
  to: 'MIA',
  departureDate: '2026-12-23',
  returnDate: '2026-12-30',
  discountPercent: 25,
};

test('a code is short, can be dictated, and is always the same for the same trip', () => {
  expect(dealCode(trip)).toMatch(/^[AFHJKLRTXY]{2}-[2-9]{4}$/);
  expect(dealCode({ ...trip })).toBe(dealCode(trip));
});

test('trips of two months from one airport have codes of their own', () => {
  const codes = Array.from({ length: 60 }, (_, day) =>
    dealCode({ ...trip, departureDate: addDays(trip.departureDate, day) }),
  );
  expect(new Set(codes).size).toBe(codes.length);
  expect(dealCode({ ...trip, discountPercent: 27 })).not.toBe(dealCode(trip));
});
