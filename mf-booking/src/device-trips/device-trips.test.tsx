import { deviceKey } from '@alisio/shared-contracts/rules';
import { confirmedBookingFor } from '../testing/bookings.ts';
import { withDigests } from '../testing/digests.ts';
import { stayBooking } from '../testing/stay.ts';
import { deviceTrips, forgetTrips, inOrderOfTravel, rememberTrip, seeTrip, tripDays } from './index.ts';

beforeAll(withDigests);
afterEach(() => localStorage.clear());

const booking = confirmedBookingFor({ bookedAt: new Date().toISOString() });

test('a booking stays on its device, without the e-mail, by a key of its own', async () => {
  await rememberTrip(booking);
  await rememberTrip(booking);
  const { referenceId, customer, bookedAt } = booking;
  const key = await deviceKey(referenceId, ` ${customer.email.toUpperCase()}`);
  expect(deviceTrips()).toEqual([{ referenceId, key, title: 'Bogotá a Miami', bookedAt }]);
  const kept = atob(localStorage.getItem('alisio.trips') ?? '');
  expect(kept).toContain(referenceId);
  expect(kept).not.toContain('lucia');
  expect(key).not.toBe(await deviceKey('0000000000', customer.email));
});

test('a flight is kept with its days, as its product tells them', async () => {
  const days = await tripDays(booking.items);
  expect(days).toEqual({ first: '2027-01-12', last: '2027-01-27' });
  await rememberTrip(booking, days);
  expect(deviceTrips()[0]).toMatchObject({ days });
  const unheardOf = booking.items.map((item) => ({ ...item, product: 'unheard-of' }));
  expect(await tripDays(unheardOf)).toBeUndefined();
});

test('what was given back is marked, and what was kept without its days learns them, once the booking is seen', async () => {
  const stay = { ...stayBooking(), bookedAt: new Date().toISOString() };
  const cancelled = { at: stay.bookedAt, returned: stay.totalAmountPaid, isBack: true };
  const days = await tripDays(stay.items);
  expect(days).toEqual({ first: '2027-02-08', last: '2027-02-11' });
  seeTrip(stay, days);
  expect(deviceTrips()).toEqual([]);
  await rememberTrip(stay);
  seeTrip(stay, days);
  expect(deviceTrips()[0]).toMatchObject({ days });
  expect(deviceTrips()[0]).not.toHaveProperty('isCancelled');
  seeTrip({ ...stay, items: stay.items.map((item) => ({ ...item, cancellation: { cancelled } })) }, days);
  expect(deviceTrips()[0]).toMatchObject({ days, isCancelled: true });
  // A version of before knows the trip still.
  expect(atob(localStorage.getItem('alisio.trips') ?? '')).not.toContain('ancelled');
  forgetTrips();
  expect(localStorage.length).toBe(0);
});

test('trips come as they are travelled: ahead, without a day, over', () => {
  const trip = (title: string, first?: string, last = first) => ({
    title,
    ...(first && last ? { days: { first, last } } : {}),
  });
  const trips = [
    trip('over', '2026-05-01'),
    trip('in spring', '2027-03-01', '2027-03-09'),
    trip('some day'),
    trip('under way', '2026-11-18', '2026-11-25'),
    trip('just over', '2026-11-20', '2026-11-24'),
    { ...trip('cancelled', '2026-12-01', '2026-12-04'), isCancelled: true },
  ];
  expect(inOrderOfTravel(trips, '2026-11-25').map(({ title }) => title)).toEqual([
    'under way',
    'in spring',
    'some day',
    'cancelled',
    'just over',
    'over',
  ]);
});

test('one is forgotten, or all of them', async () => {
  await rememberTrip(booking);
  await rememberTrip({ ...booking, referenceId: 'ANOTHER000' });
  forgetTrips(booking.referenceId);
  expect(deviceTrips().map(({ referenceId }) => referenceId)).toEqual(['ANOTHER000']);
  forgetTrips();
  expect(localStorage.length).toBe(0);
});

test('what is over for long, and what somebody else has written, is not there', async () => {
  await rememberTrip(booking);
  expect(deviceTrips(Date.now() + 401 * 24 * 60 * 60_000)).toEqual([]);
  localStorage.setItem('alisio.trips', 'nonsense');
  expect(deviceTrips()).toEqual([]);
});
