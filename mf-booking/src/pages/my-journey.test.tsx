import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import { checkoutDraft, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { deviceKey } from '@alisio/shared-contracts/rules';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { deviceTrips, rememberTrip } from '../device-trips/index.ts';
import { lookupDraft } from '../features/booking-lookup/index.ts';
import { CART_ID, confirmedBookingFor } from '../testing/bookings.ts';
import { texts } from '../testing/checkout-page.ts';
import { withDigests } from '../testing/digests.ts';
import { hear } from '../testing/logged.ts';
import { orderApi } from '../testing/order-api.ts';
import { stayBooking } from '../testing/stay.ts';
import { keepWaiting, waitingPayments } from '../waiting-payments/waiting-payments.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as myJourney from './my-journey.tsx';

const FIND = '/user/booking/find';
const logged = hear('error');
const warned = hear('warn');

beforeAll(withDigests);
afterEach(() => {
  localStorage.clear();
  lookupDraft.reset();
  bookingSession.reset();
  checkoutDraft.reset();
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
  expect(warned).toEqual([]);
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
  expect(warned).toEqual(['booking search']);
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
  const can = within(screen.getByRole('region', { name: 'Qué puedes hacer' }));
  expect(can.getByText('Cambiar fechas o vuelos').nextElementSibling?.textContent).toMatch(/cambios|Cambios/);
  expect(can.getByText('Pedir asistencia especial')).not.toBeNull();
  expect(can.getByText('Cancelar').nextElementSibling?.textContent).toMatch(/reembols|Reembols/);
  expect(screen.getByRole('link', { name: /^Llamar/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: 'Ver el resumen de facturación' })).not.toBeNull();
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
  await user.click(await screen.findByRole('button', { name: 'Bogotá a Miami' }));
  await waitFor(() => expect(address()).toBe('/user/my-journey/booking-detail'));
  expect(foundBooking.get().booking).toEqual(booking);
  expect(api.callsTo(OWN)[0]?.query.get('userId')).toBe('device-1');
});

test('what this tab booked stands with its days, and as cancelled where it was given back', async () => {
  inSession();
  const returned = stayBooking().totalAmountPaid;
  const booking = stayBooking({ cancelled: { at: '2026-12-01T12:00:00.000Z', returned, isBack: true } });
  open({ method: 'GET', path: OWN, body: { data: [booking] } });
  const row = (await screen.findByRole('button', { name: /Hotel Almerún/ })).parentElement;
  expect(row?.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /Cancelada · 8 feb – 11 feb 2027 · 7K2M9-XQ4TD$/,
  );
});

test('what cannot be told of a tab shows nothing, and says so in the log alone', async () => {
  inSession();
  const { api } = open(problemAnswer('GET', OWN, 'unavailable'));
  await waitFor(() => expect(api.callsTo(OWN)).toHaveLength(1));
  await waitFor(() => expect(warned).toEqual(['own bookings']));
  expect(screen.getByText('Lo que reserves en este dispositivo aparece aquí.')).not.toBeNull();
});

describe('what was booked on this device', () => {
  const booking = confirmedBookingFor({ bookedAt: new Date().toISOString() });
  const { referenceId } = booking;
  beforeEach(() => rememberTrip(booking));

  test('is opened with one press in another tab, by what the device keeps', async () => {
    const { user, api, address } = open({ method: 'POST', path: FIND, body: booking });
    await user.click(await screen.findByRole('button', { name: 'Bogotá a Miami' }));
    await waitFor(() => expect(address()).toBe('/user/my-journey/booking-detail'));
    const key = await deviceKey(referenceId, booking.customer.email);
    expect(api.callsTo(FIND)[0]?.body).toEqual({ referenceId, deviceKey: key });
  });

  test('stands above the look-up, with its days, as they come', async () => {
    const later = { first: '2027-05-03', last: '2027-05-03' };
    const sooner = { first: '2027-01-12', last: '2027-01-27' };
    await rememberTrip({ ...booking, referenceId: 'LATER00000' }, later);
    await rememberTrip({ ...booking, referenceId: 'SOONER0000' }, sooner);
    const { user } = open();
    const box = within(screen.getByRole('region', { name: 'Tus reservas en este dispositivo' }));
    const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
    const [next] = box.getAllByRole('button');
    expect(plain(next?.parentElement?.textContent)).toBe('Bogotá a Miami12 ene – 27 ene 2027 · SOONE-R0000');
    await user.click(box.getByRole('button', { name: '2 viajes más' }));
    const rows = within(await box.findByRole('list')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'Bogotá a Miami3 may 2027 · LATER-00000',
      expect.stringMatching(/^Bogotá a Miami7K2M9-XQ4TD, reservada el /),
    ]);
    const form = screen.getByRole('region', { name: 'Buscar una reserva' });
    expect(next?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is forgotten with one press, and that is said', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Qué se guarda aquí' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar de este dispositivo' }));
    expect(await screen.findByText(/^Listo, las quitamos/)).toHaveProperty('role', 'status');
    expect(screen.queryByRole('button', { name: 'Bogotá a Miami' })).toBeNull();
    expect(deviceTrips()).toEqual([]);
  });

  test('says so and is dropped where the server has it no more; stays where nobody answered', async () => {
    const { user, api } = open({ method: 'POST', path: FIND, respond: () => 'network-error' });
    await user.click(await screen.findByRole('button', { name: 'Bogotá a Miami' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos abrirla ahora');
    expect(deviceTrips()).toHaveLength(1);
    expect(warned).toEqual(['booking search']);
    api.use(problemAnswer('POST', FIND, 'booking-not-found'));
    await user.click(screen.getByRole('button', { name: 'Bogotá a Miami' }));
    await screen.findByText('Ya no encontramos esa reserva aquí');
    expect(deviceTrips()).toEqual([]);
  });
});

describe('a forgotten reference', () => {
  const SEND = '/user/booking/references';

  test('is sent to the e-mail, and what is said tells nobody whether there is any', async () => {
    const { user, api } = open({ method: 'POST', path: SEND, body: { asked: true } });
    await user.click(screen.getByRole('button', { name: 'Olvidé mi referencia' }));
    await user.type(await screen.findByLabelText('Correo de tus reservas'), 'lucia@ejemplo.test');
    await user.click(screen.getByRole('button', { name: 'Mandarme mis referencias' }));
    expect(await screen.findByText(/^Si hay reservas con lucia@ejemplo\.test/)).not.toBeNull();
    expect(api.callsTo(SEND)[0]?.body).toEqual({ email: 'lucia@ejemplo.test' });
  });

  test('begins with the e-mail that was typed above; what is none is not sent', async () => {
    lookupDraft.set({ referenceId: '', email: 'lucia@' });
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Olvidé mi referencia' }));
    await user.click(await screen.findByRole('button', { name: 'Mandarme mis referencias' }));
    expect(screen.getByText('Correo Electrónico Inválido')).not.toBeNull();
    expect(api.callsTo(SEND)).toEqual([]);
  });
});

describe('a payment on the provider’s page', () => {
  const PAGE = 'https://pay.test/pay/abc';
  const WAITING = '/user/payment/waiting';
  const CALL_OFF = `${WAITING}/call-off`;
  const target = { orderId: 'order-1', transactionId: 'tx-page' };
  const payFor = (page?: string) =>
    checkoutDraft.set((draft) => ({ ...draft, payment: { cartId: CART_ID, ...target, page } }));
  const noneOfBefore: ApiHandler = { method: 'GET', path: OWN, body: { data: [] } };
  const post = (path: string, body: unknown): ApiHandler => ({ method: 'POST', path, body });
  const waits = post(WAITING, {
    status: 'waiting',
    titles: ['Bogotá a Miami'],
    total: { amount: 74_230, currency: 'USD' },
    hosted: { url: PAGE, until: '2027-01-05T15:30:00Z', voucher: { reference: '0123456789' } },
  });
  const told = () => screen.findByRole('region', { name: 'Tu comprobante está listo' });

  test('of this tab is told with for what, how much, until when, and the ways on', async () => {
    payFor(PAGE);
    keepWaiting(target);
    open(waits, noneOfBefore, ...orderApi());
    const box = within(await told());
    expect(await box.findByText('01234 56789')).toBeTruthy();
    expect(box.getByText('Bogotá a Miami')).toBeTruthy();
    expect(box.getByText(/742,30/)).toBeTruthy();
    expect(box.getByRole('link', { name: 'Ver mi comprobante' }).getAttribute('href')).toBe(PAGE);
    expect(box.getByRole('link', { name: 'Volver a mi compra' }).getAttribute('href')).toBe(
      '/booking/summary',
    );
    // Kept on the device too, it is told once.
    expect(screen.getAllByText('01234 56789')).toHaveLength(1);
  });

  test('of another tab of this device is called off here, after a question, and that is said once', async () => {
    keepWaiting(target);
    const { user, api } = open(waits, post(CALL_OFF, { isOver: true, notMade: true }));
    const box = within(await told());
    expect(api.callsTo(WAITING)[0]?.body).toEqual(target);
    expect(box.getByText(/742,30/)).toBeTruthy();
    expect(box.queryByRole('link', { name: 'Volver a mi compra' })).toBeNull();
    await user.click(await box.findByRole('button', { name: 'Anular el comprobante' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Anular este comprobante?' }));
    expect(dialog.getByText(/Lo que elegiste se libera/)).toBeTruthy();
    expect(api.callsTo(CALL_OFF)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Anular el comprobante' }));
    const said = await screen.findByText('Tu comprobante quedó anulado');
    await waitFor(() => expect(said.parentElement).toBe(document.activeElement));
    expect(screen.queryByText('01234 56789')).toBeNull();
    expect(waitingPayments()).toEqual([]);
  });

  test.each([
    ['that cannot be called off now', post(CALL_OFF, { isOver: false }), []],
    [
      'of which nobody says whether it is called off',
      problemAnswer('POST', CALL_OFF, 'unavailable'),
      ['Hosted payment call-off fail'],
    ],
  ])('%s still waits, and that is said', async (_, answer, log) => {
    keepWaiting(target);
    const { user } = open(waits, answer);
    await user.click(await within(await told()).findByRole('button', { name: 'Anular el comprobante' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Anular el comprobante' }));
    expect(await screen.findByText(/No pudimos cancelar ese pago todavía/)).toBeTruthy();
    expect(logged).toEqual(log);
    expect(waitingPayments()).toHaveLength(1);
  });

  test('that was paid meanwhile is a trip of this device, one press away', async () => {
    keepWaiting(target);
    const booking = confirmedBookingFor();
    const { user, address } = open(post(WAITING, { status: 'confirmed', booking }));
    expect(await screen.findByText('Tu pago llegó y tu reserva está confirmada')).toBeTruthy();
    expect(deviceTrips()).toMatchObject([{ referenceId: booking.referenceId }]);
    expect(waitingPayments()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ver mi reserva' }));
    await waitFor(() => expect(address()).toBe('/user/my-journey/booking-detail'));
  });

  test('that is over says nothing and is kept no longer, and one by card is not asked about', async () => {
    payFor(PAGE);
    keepWaiting(target);
    const { api, unmount } = open(post(WAITING, { status: 'over' }), noneOfBefore, ...orderApi());
    await waitFor(() => expect(waitingPayments()).toEqual([]));
    expect(api.callsTo(WAITING)).toHaveLength(1);
    expect(screen.queryByText('Tu pago te espera')).toBeNull();
    unmount();
    payFor();
    const other = open(noneOfBefore, ...orderApi());
    await screen.findByLabelText('Referencia de la reserva');
    expect(other.api.callsTo(WAITING)).toEqual([]);
  });

  test('of which nothing can be told now shows nothing, and stays kept', async () => {
    keepWaiting(target);
    const { api } = open(problemAnswer('POST', WAITING, 'rate-limited'));
    await waitFor(() => expect(api.callsTo(WAITING)).toHaveLength(1));
    await waitFor(() => expect(logged).toEqual(['Hosted payment status fail']));
    expect(screen.queryByRole('region', { name: 'Tu comprobante está listo' })).toBeNull();
    expect(waitingPayments()).toHaveLength(1);
  });
});
