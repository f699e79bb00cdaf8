import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import { foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { screen, waitFor } from '@testing-library/react';
import { lookupDraft } from '../features/booking-lookup/index.ts';
import { confirmedBookingFor } from '../testing/bookings.ts';
import { texts } from '../testing/checkout-page.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as myJourney from './my-journey.tsx';

const FIND = '/user/booking/find';

afterEach(() => {
  lookupDraft.reset();
  bookingSession.reset();
});

const open = (...apiHandlers: ApiHandler[]) =>
  renderPage(myJourney, { path: '/user/my-journey', route: '/user/my-journey', texts, apiHandlers });

async function ask(user: ReturnType<typeof open>['user'], reference: string, email: string) {
  await user.type(screen.getByLabelText('Referencia de la reserva'), reference);
  await user.type(screen.getByLabelText('Correo electrónico'), email);
  await user.click(screen.getByRole('button', { name: 'Buscar mi reserva' }));
}

test('a reference as it was read out, and the e-mail, lead to the booking', async () => {
  const booking = confirmedBookingFor();
  const { user, api, address } = open({ method: 'POST', path: FIND, body: booking });
  await ask(user, ' 7k2m9-xq4td', 'lucia@ejemplo.test');
  await waitFor(() => expect(address()).toBe('/user/my-journey/booking-detail'));
  expect(api.callsTo(FIND)[0]?.body).toEqual({ referenceId: '7K2M9XQ4TD', email: 'lucia@ejemplo.test' });
  expect(foundBooking.get().booking).toEqual(booking);
});

test('a wrong e-mail says what to do, and keeps what was typed (§8)', async () => {
  const { user, address } = open(problemAnswer('POST', FIND, 'booking-not-found'));
  await ask(user, '7K2M9XQ4TD', 'otra@ejemplo.test');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No encontramos esa reserva');
  expect(alert.textContent).toContain('Revisa la referencia y el correo e inténtalo de nuevo.');
  expect(screen.getByDisplayValue('7K2M9XQ4TD')).not.toBeNull();
  expect(screen.getByDisplayValue('otra@ejemplo.test')).not.toBeNull();
  expect(address()).toBe('/user/my-journey');
});

test('what cannot be a reference or an e-mail is not even asked', async () => {
  const { user, api } = open();
  await ask(user, 'ABC', 'lucia');
  expect(screen.getByRole('link', { name: 'La referencia tiene diez letras y números' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Correo Electrónico Inválido' })).not.toBeNull();
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(api.calls).toEqual([]);
});

test('no answer is no "not found"', async () => {
  const { user } = open({ method: 'POST', path: FIND, respond: () => 'network-error' });
  await ask(user, '7K2M9XQ4TD', 'lucia@ejemplo.test');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No pudimos buscar ahora');
  // The button stays where it was pressed.
  const button = screen.getByRole('button', { name: 'Buscar mi reserva' });
  expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the detail page shows the booking, and goes back to the look-up without one', async () => {
  foundBooking.set({ booking: confirmedBookingFor() });
  const options = {
    path: '/user/my-journey/booking-detail',
    route: '/user/my-journey/booking-detail',
    texts,
  };
  const shown = renderPage(bookingDetail, options);
  expect(screen.getByRole('heading', { level: 1, name: 'Bogotá a Miami' })).not.toBeNull();
  expect(screen.getByText('7K2M9-XQ4TD')).not.toBeNull();
  shown.unmount();
  foundBooking.reset();
  const { address } = renderPage(bookingDetail, options);
  await waitFor(() => expect(address()).toBe('/user/my-journey'));
});

test('Back from a booking finds what was typed, and another booking begins empty', async () => {
  const first = open({ method: 'POST', path: FIND, body: confirmedBookingFor() });
  await ask(first.user, '7K2M9XQ4TD', 'lucia@ejemplo.test');
  await waitFor(() => expect(first.address()).toBe('/user/my-journey/booking-detail'));
  first.unmount();
  const again = open();
  expect(screen.getByDisplayValue('7K2M9XQ4TD')).not.toBeNull();
  expect(screen.getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
  again.unmount();

  const path = '/user/my-journey/booking-detail';
  const detail = renderPage(bookingDetail, { path, route: path, texts });
  await detail.user.click(screen.getByRole('link', { name: 'Buscar otra reserva' }));
  detail.unmount();
  open();
  expect(screen.queryByDisplayValue('lucia@ejemplo.test')).toBeNull();
});

const OWN = '/booking';
const inSession = () => bookingSession.set({ agentId: 'device-1', token: 'session-1' });

test('who has booked in this tab finds it without reference or e-mail', async () => {
  inSession();
  const booking = confirmedBookingFor();
  const { user, api, address } = open({ method: 'GET', path: OWN, body: { data: [booking] } });
  await user.click(await screen.findByRole('link', { name: 'Bogotá a Miami' }));
  await waitFor(() => expect(address()).toBe('/user/my-journey/booking-detail'));
  expect(foundBooking.get().booking).toEqual(booking);
  expect(api.callsTo(OWN)[0]?.query.get('userId')).toBe('device-1');
});

test('what cannot be told of a tab shows nothing, and says nothing', async () => {
  inSession();
  const { api } = open(problemAnswer('GET', OWN, 'unavailable'));
  await waitFor(() => expect(api.callsTo(OWN)).toHaveLength(1));
  expect(screen.queryByText('Lo que reservaste en esta pestaña')).toBeNull();
});
