import { addDays } from '@alisio/shared-contracts/dates';
import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import { loadAirports } from '../airports/index.ts';
import { calendarAnswerOf, isPastLeg } from './sold-days.ts';
import { NOON, searchOf } from './testing/searches.ts';

const { legInfo: _, ...asked } = searchOf();
const here = { airports: loadAirports(), now: new Date(NOON) };
/** Three days from a first one on, each of which the inventory has a price for. */
const pricedDays = (
  question: Pick<FlightCalendarPayload, 'firstDate'> & Partial<FlightCalendarPayload>,
): string[] => {
  const payload = { ...asked, from: 'BOG', to: 'MIA', days: 3, ...question };
  const totals = [1, 2, 3].map((total) => ({ total, shares: [total] }));
  const made = { totals, currency: 'USD', outcomes: [] };
  return calendarAnswerOf(payload, made, here).data.flatMap(({ date, total }) => (total ? [date] : []));
};

test('a day has a price as long as it can be searched, and its return too', () => {
  expect(pricedDays({ firstDate: '2026-11-20' })).toEqual(['2026-11-21', '2026-11-22']);
  expect(pricedDays({ firstDate: '2027-10-16' })).toEqual(['2027-10-16', '2027-10-17']);
  expect(pricedDays({ firstDate: '2027-10-09', stayDays: 7 })).toEqual(['2027-10-09', '2027-10-10']);
  expect(pricedDays({ firstDate: '2027-10-09', returnDate: '2027-10-18' })).toEqual([]);
});

test('a calendar tells which suppliers it lacks, and nothing where it lacks none; and what each of several pays', () => {
  const payload = { ...asked, from: 'BOG', to: 'MIA', firstDate: '2026-12-01', days: 1 };
  const answer = (absence?: 'failed') =>
    calendarAnswerOf(
      payload,
      {
        totals: [{ total: 3, shares: [2, 1] }],
        currency: 'USD',
        outcomes: [
          { supplier: 'one', ms: 1 },
          { supplier: 'two', absence, ms: 1 },
        ],
      },
      here,
    );
  expect(answer('failed').meta.suppliers).toEqual({ asked: 2, awaited: [], missing: ['two'] });
  expect(answer()).toEqual({
    data: [{ date: '2026-12-01', total: 3, shares: [2, 1] }],
    meta: { currency: 'USD' },
  });
});

test.each([
  ['AKL', '2026-11-21T11:30:00Z', '2026-11-22'],
  ['AKL', '2026-11-21T10:30:00Z', '2026-11-21'],
  ['CXI', '2026-11-21T10:00:00Z', '2026-11-22'],
  ['HNL', '2026-11-21T09:30:00Z', '2026-11-20'],
  ['BOG', '2026-11-21T12:00:00Z', '2026-11-21'],
  ['nowhere', '2026-11-21T11:30:00Z', '2026-11-20'],
])('of %s at %s the first day that a leg may leave on is %s', (from, now, firstDay) => {
  const isPast = (departureDate: string) =>
    isPastLeg({ from, to: 'MIA', departureDate }, { ...here, now: new Date(now) });
  expect(isPast(firstDay)).toBe(false);
  expect(isPast(addDays(firstDay, -1))).toBe(true);
});
