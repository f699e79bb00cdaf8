import { deviceKey } from '@alisio/shared-contracts/rules';
import { confirmedBookingFor } from '../testing/bookings.ts';
import { withDigests } from '../testing/digests.ts';
import { deviceTrips, forgetTrips, rememberTrip } from './device-trips.ts';

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
