import { type ApiHandler, renderPage } from '@alisio/platform/testing';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { screen } from '@testing-library/react';
import { rememberTrip, tripDays, tripRest } from '../device-trips/index.ts';
import { texts } from '../testing/checkout-page.ts';
import { withDigests } from '../testing/digests.ts';
import { balanceBooking, depositFor, tourBooking } from '../testing/tour.ts';
import { settleRest } from '../trip-rests/trip-rests.ts';
import * as myJourney from './my-journey.tsx';

beforeAll(withDigests);
afterEach(() => {
  localStorage.clear();
  bookingSession.reset();
});

const OWN = '/booking';
const open = (...apiHandlers: ApiHandler[]) =>
  renderPage(myJourney, { path: '/user/my-journey', route: '/user/my-journey', texts, apiHandlers });
const bookedAt = new Date().toISOString();
const tour = { ...tourBooking(depositFor()), bookedAt };
const rest = { ...balanceBooking(), referenceId: 'REST000000', bookedAt };
const rowOf = async (name: string | RegExp) =>
  (await screen.findByRole('button', { name })).parentElement?.textContent?.replaceAll('\u00a0', ' ');
const inTab = (...data: (typeof tour)[]) => {
  bookingSession.set({ agentId: 'device-1', token: 'session-1' });
  return open({ method: 'GET', path: OWN, body: { data } });
};

test('a tour says until when its rest is to be paid, and once it was is one trip still', async () => {
  const { unmount } = inTab(tour);
  expect(await rowOf('Cusco y el Valle Sagrado')).toMatch(
    /12 jun – 16 jun 2027 · Falta pagar el resto, hasta el 28 abr 2027 · /,
  );
  unmount();
  inTab(rest, tour);
  expect(await rowOf('Cusco y el Valle Sagrado')).toMatch(/Sagrado12 jun – 16 jun 2027 · 7K2M9-XQ4TD$/);
  expect(screen.queryByRole('button', { name: /viaje(s)? más$/ })).toBeNull();
});

test('a rest whose tour is not known here is listed for itself', async () => {
  inTab(rest);
  expect(await rowOf(/^Resto de «Cusco y el Valle Sagrado»/)).toContain('REST0-00000');
});

test('a tour and its rest are kept by the device as one trip, and nothing is asked for that was paid elsewhere', async () => {
  const remember = async (of: typeof tour) =>
    rememberTrip(of, await tripDays(of.items), await tripRest(of.items));
  await remember(tour);
  const { unmount } = open();
  expect(await rowOf('Cusco y el Valle Sagrado')).toContain('Falta pagar el resto');
  unmount();
  settleRest('TR55-2090');
  const again = open();
  expect(await rowOf('Cusco y el Valle Sagrado')).not.toContain('Falta pagar');
  again.unmount();
  await remember(rest);
  open();
  await rowOf('Cusco y el Valle Sagrado');
  expect(screen.queryByRole('button', { name: /viaje(s)? más$/ })).toBeNull();
});
