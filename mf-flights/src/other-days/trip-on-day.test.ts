import { daysOfTrip } from './days-of-trip.ts';
import { tripOnDay } from './trip-on-day.ts';

const lastDay = '2027-10-19';
const trip = (departureDate: string, returnDate: string) => ({ departureDate, returnDate });
const night = trip('2026-12-12', '2026-12-13');

test('the return stays while it comes after the departure, and then moves by the same stay', () => {
  expect(tripOnDay(night, '2026-12-10', lastDay)).toEqual(trip('2026-12-10', '2026-12-13'));
  expect(tripOnDay(night, '2026-12-13', lastDay)).toEqual(trip('2026-12-13', '2026-12-14'));
  expect(tripOnDay(trip('2026-12-12', '2026-12-14'), '2026-12-20', lastDay)).toEqual(
    trip('2026-12-20', '2026-12-22'),
  );
});

test('a trip of one day stays one, earlier and later', () => {
  const day = trip('2026-12-12', '2026-12-12');
  expect(tripOnDay(day, '2026-12-11', lastDay)).toEqual(trip('2026-12-11', '2026-12-11'));
  expect(tripOnDay(day, '2026-12-15', lastDay)).toEqual(trip('2026-12-15', '2026-12-15'));
});

test('no return is later than what is sold', () => {
  expect(tripOnDay(trip('2027-10-01', '2027-10-10'), '2027-10-15', lastDay)).toEqual(
    trip('2027-10-15', '2027-10-19'),
  );
});

test('a calendar is asked for the trips that its days lead to', () => {
  const before = { firstDate: '2026-12-09', days: 4, returnDate: '2026-12-13' };
  const after = { firstDate: '2026-12-13', days: 3, stayDays: 1 };
  expect(daysOfTrip(night, '2026-12-09', 7)).toEqual([before, after]);
  expect(new Set(daysOfTrip(night, '2026-12-01', 7).map((part) => JSON.stringify(part))).size).toBe(1);
  expect(daysOfTrip(trip('2026-12-12', '2026-12-12'), '2026-12-09', 2)[0]).toEqual({
    ...{ firstDate: '2026-12-09', days: 2, stayDays: 0 },
  });
  expect(daysOfTrip(undefined, '2026-12-09', 7)[1]).toEqual({ firstDate: '2026-12-09', days: 7 });
});
