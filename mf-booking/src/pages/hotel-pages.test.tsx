import type { PartProps } from '@alisio/platform/sdk/remote';
import { type ApiHandler, problemAnswer, renderPage, type StubPart } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CART_ID, confirmedBookingFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import { fillBilling, fillContact, payButton, section, texts } from '../testing/checkout-page.ts';
import { ORDER, orderApi, PAY } from '../testing/order-api.ts';
import { GUESTS, NO_REFUND, roomFor, stayBooking, stayFor, stayItem } from '../testing/stay.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as confirm from './confirm.tsx';
import * as receipt from './receipt.tsx';
import * as summary from './summary.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const CANCEL = '/user/booking/cancel';
const PARTICULARS = '/user/session/set/particulars';
const withoutCribs = (stay: ReturnType<typeof stayFor>) => ({
  ...stay,
  houseRules: { ...stay.houseRules, cot: false },
});
const MINUTE = 60_000;
const UNTIL = '2027-02-02T17:00:00.000Z';

/** In place of the map that the remote of hotels draws: what it was told. */
const mapPart = {
  remote: 'mf-hotels',
  name: 'place-map',
  load: async () => ({
    default: ({ given }: PartProps) => <p>{`Mapa de ${given.name}, ${given.lat}, ${given.lon}`}</p>,
  }),
};

function openAt(
  path: string,
  page: Parameters<typeof renderPage>[0],
  apiHandlers: ApiHandler[] = [],
  parts: StubPart[] = [mapPart],
) {
  return renderPage(page, { path, route: path, texts, apiHandlers, parts });
}

async function openSummary(handlers: ApiHandler[] = []) {
  cart.set({ id: CART_ID, items: [stayItem()] });
  const page = openAt('/hoteles/booking/summary', summary, [...handlers, ...orderApi(stayBooking())]);
  await screen.findByRole('heading', { level: 1, name: '¿Quién se hospeda?' });
  return page;
}

test('a stay is told beside the form: days, rooms, what is free, what is charged and what is paid there', async () => {
  await openSummary();
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getByRole('heading', { name: 'Hotel Almerún, Cancún' })).not.toBeNull();
  expect(order.getByText('Desde las 3 p. m.', { normalizer: (text) => plain(text) ?? '' })).not.toBeNull();
  expect(order.getAllByText('Habitación doble')).toHaveLength(2);
  const rowOf = (title: string | RegExp) => plain(order.getByText(title).parentElement?.textContent);
  expect(rowOf('3 noches, 2 habitaciones')).toBe('3 noches, 2 habitaciones200,00');
  expect(rowOf('IVA')).toBe('IVA32,00');
  expect(rowOf('Se paga en el hotel')).toBe('Se paga en el hotelUS$ 11,40');
  expect(plain(payButton().textContent)).toBe('Pagar US$ 232,00');
  expect(order.getByText(/Cancelas gratis hasta el .*2 feb.*mediodía, hora del hotel/)).not.toBeNull();
});

test('each room has a name of its own, which goes with the order; nobody is asked for a passport', async () => {
  const { user, api, address } = await openSummary();
  playCardFrame();
  fillContact();
  const guests = section('Huéspedes');
  const names = guests.getAllByLabelText('Nombres');
  expect(names).toHaveLength(2);
  expect(screen.queryByText('Número de pasaporte o documento')).toBeNull();
  await user.click(payButton());
  const [missing] = await screen.findAllByText(/Escribe los nombres de quien da nombre/);
  expect(missing).not.toBeUndefined();
  act(() => {
    checkoutDraft.set((draft) => ({ ...draft, particulars: [{ ...GUESTS, arrivalTime: '00:00' }] }));
    names[0]?.focus();
  });
  expect(guests.getByLabelText(/Hora de llegada/)).toHaveProperty('value', '00:00');
  expect(guests.getByRole('option', { name: 'Después de medianoche', selected: true })).not.toBeNull();
  fillBilling();
  // Nobody travels by a stay.
  expect(screen.getByLabelText('El titular de la tarjeta no se hospeda')).not.toBeNull();
  expect(screen.queryByLabelText(/no viaja/)).toBeNull();
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/hoteles/booking/success'));
  expect(api.callsTo(PARTICULARS).at(-1)?.body).toMatchObject({
    items: [{ ...GUESTS, arrivalTime: '00:00' }],
  });
  expect(api.callsTo(PAY)).toHaveLength(1);
  expect(api.callsTo(ORDER)).toEqual([]);
});

const byTerms = [
  ['free, with cribs', stayFor(), true, true],
  [
    'not given back, in a house without cribs',
    withoutCribs(stayFor([roomFor(1, 2, [], NO_REFUND)])),
    false,
    false,
  ],
] as const;

test.each(byTerms)('of a stay that is %s nothing else is promised', async (_, stay, isFree, hasCribs) => {
  cart.set({ id: CART_ID, items: [stayItem(stay)] });
  const path = '/hoteles/booking/summary';
  const { unmount } = openAt(path, summary, orderApi(stayBooking()));
  await screen.findByRole('heading', { level: 1, name: '¿Quién se hospeda?' });
  expect(section('Contacto').queryByText(/cancelar mientras sea gratis/) !== null).toBe(isFree);
  expect(section('Contacto').queryByText(/^Con él encuentras tu reserva/)).not.toBeNull();
  expect(
    section('Huéspedes')
      .getByText(/piso alto/)
      .textContent?.includes('cuna'),
  ).toBe(hasCribs);
  unmount();
  foundBooking.set({ booking: stayBooking(undefined, stay) });
  openAt('/user/my-journey/booking-detail', bookingDetail);
  const options = within(await screen.findByRole('region', { name: 'Qué puedes hacer' }));
  expect(options.getByText(/una alergia/).textContent?.includes('cuna')).toBe(hasCribs);
});

test('the confirmation is a ticket of the stay', async () => {
  confirmation.set({ booking: stayBooking() });
  openAt('/hoteles/booking/success', confirm);
  await screen.findByRole('heading', { level: 1, name: 'Te esperan en Hotel Almerún.' });
  expect(screen.getByText('7K2M9XQ4')).not.toBeNull();
  expect(screen.getByText(/Calle del Faro 00/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toContain('mlat=21.17');
  expect(screen.getByText(/Elena Soto, 1 adulto/).parentElement?.textContent).toMatch(
    /^Habitación 2: Habitación doble/,
  );
  expect(screen.getByRole('button', { name: 'Añadir al calendario' })).not.toBeNull();
});

describe('where the hotel is, on a map', () => {
  const { IntersectionObserver } = globalThis;
  // Nobody can tell who is near: everything is.
  beforeAll(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  afterAll(() => {
    globalThis.IntersectionObserver = IntersectionObserver;
  });
  const belowFacts = async () =>
    (await screen.findByText(/Calle del Faro 00/)).closest('dl')?.nextElementSibling;

  test('the remote of hotels draws it in a room that is kept for it', async () => {
    const { latitude, longitude } = stayFor().hotel.locationInfo;
    confirmation.set({ booking: stayBooking() });
    openAt('/hoteles/booking/success', confirm);
    const room = await belowFacts();
    const map = await screen.findByText(`Mapa de Hotel Almerún, ${latitude}, ${longitude}`);
    expect(room?.contains(map)).toBe(true);
  });

  test('without that remote there is no room for it', async () => {
    confirmation.set({ booking: stayBooking() });
    openAt('/hoteles/booking/success', confirm, [], []);
    expect((await belowFacts())?.textContent).toMatch(/^Avisamos al hotel/);
  });

  test('a stay that was given back has none', async () => {
    foundBooking.set({ booking: stayBooking(cancelled(false)) });
    openAt('/user/my-journey/booking-detail', bookingDetail);
    expect(await belowFacts()).toBeNull();
  });
});

async function openFound(handlers: ApiHandler[] = [], cancellation: object = { freeUntil: UNTIL }) {
  foundBooking.set({ booking: stayBooking(cancellation) });
  const page = openAt('/user/my-journey/booking-detail', bookingDetail, handlers);
  await screen.findByRole('heading', { level: 1, name: 'Hotel Almerún, Cancún' });
  return page;
}

const cancelled = (isBack: boolean) => ({
  cancelled: { at: '2026-12-01T12:00:00.000Z', returned: stayBooking().totalAmountPaid, isBack },
});

async function cancel(user: Awaited<ReturnType<typeof openFound>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la reserva?' }));
  await user.click(dialog.getByRole('button', { name: 'Sí, cancelar' }));
}

test('a stay is given back with one question, and the page says that the money is on its way back', async () => {
  const { user, api } = await openFound([
    { method: 'POST', path: CANCEL, body: stayBooking(cancelled(false)) },
  ]);
  await cancel(user);
  const notice = await screen.findByText(/Te devolvemos US\$.232,00 por donde pagaste/);
  expect(notice.parentElement).toBe(document.activeElement);
  expect(screen.getByText('Cancelada')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancelar la reserva' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Añadir al calendario' })).toBeNull();
  expect(foundBooking.get().booking?.items[0]?.cancellation?.cancelled?.isBack).toBe(false);
  expect(api.callsTo(CANCEL)[0]?.body).toEqual({ referenceId: '7K2M9XQ4TD', email: 'lucia@ejemplo.test' });
});

test('what was given back reads as cancelled on every page of the tab, with what comes back and since when', async () => {
  const made = stayBooking({ freeUntil: UNTIL });
  confirmation.set({ booking: made });
  const { user, unmount } = await openFound([
    { method: 'POST', path: CANCEL, body: stayBooking(cancelled(false)) },
  ]);
  expect(screen.getByText(/Con ella te reconocen/)).not.toBeNull();
  expect(screen.getByText(/Avisamos al hotel/)).not.toBeNull();
  await cancel(user);
  await screen.findByText('Cancelada');
  expect(screen.queryByText(/te reconocen|Avisamos al hotel/)).toBeNull();
  const returned = screen.getByText('Se devuelve').parentElement;
  expect(plain(returned?.textContent)).toMatch(/^Se devuelve.*232,00$/);
  expect(screen.getByText('La cancelaste sin costo el martes 1 de diciembre.')).not.toBeNull();
  expect(screen.getByText('¿Dudas con tu devolución? Llama con tu referencia')).not.toBeNull();
  unmount();
  const success = openAt('/hoteles/booking/success', confirm);
  expect(await screen.findByText('Cancelada')).not.toBeNull();
  expect(screen.queryByText(/Te esperan|Algo cambió/)).toBeNull();
  success.unmount();
  openAt('/booking/BillingSummary', receipt);
  const refund = await screen.findByRole('region', { name: 'Devolución' });
  expect([...refund.querySelectorAll('dl > div')].map((row) => plain(row.textContent))).toEqual([
    'Se devuelveUS$ 232,00',
    'Cancelada el1 dic 2026',
  ]);
});

test('beside the way to cancel here the rest is said to be done by phone, and the line stands once', async () => {
  await openFound();
  await screen.findByRole('button', { name: 'Cancelar la reserva' });
  expect(screen.getByText('Lo demás se hace por teléfono, con tu referencia.')).not.toBeNull();
  expect(screen.queryByText(/Todo se hace por teléfono/)).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Llamar/ })).toHaveLength(1);
});

test('of several items that can be given back the one whose time ends first counts, and all of it comes back in one', async () => {
  const made = stayBooking({ freeUntil: UNTIL });
  const [stay] = made.items;
  if (!stay) throw new Error('a stay is booked');
  const later = { ...stay, cancellation: { freeUntil: '2099-06-01T00:00:00.000Z' } };
  foundBooking.set({ booking: { ...made, items: [later, stay] } });
  const { user, api } = openAt('/user/my-journey/booking-detail', bookingDetail, [
    {
      method: 'POST',
      path: CANCEL,
      body: {
        ...made,
        items: [later, stay].map((one) => ({ ...one, cancellation: cancelled(false) })),
      },
    },
  ]);
  expect(await screen.findByText(/Puedes cancelarla hasta el .*2 de febrero/)).not.toBeNull();
  await cancel(user);
  await screen.findByText(/Te devolvemos US\$.232,00 por donde pagaste/);
  expect(api.callsTo(CANCEL)).toHaveLength(1);
});

test('a stay beside a flight that only a person gives back is called off by phone, and the line is there', async () => {
  const made = stayBooking();
  foundBooking.set({ booking: { ...made, items: [...made.items, ...confirmedBookingFor().items] } });
  openAt('/user/my-journey/booking-detail', bookingDetail);
  expect(await screen.findByText(/Todo se hace por teléfono/)).not.toBeNull();
  expect(screen.getByText(/¿Un error al escribirlo\? Llámanos .*antes del check-in/)).not.toBeNull();
  expect(screen.getAllByRole('link', { name: /^Llamar/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Cancelar la reserva' })).toBeNull();
});

test('who keeps the booking cancels nothing', async () => {
  const { user, api } = await openFound();
  await user.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
  await user.click(await screen.findByRole('button', { name: 'Conservar la reserva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(CANCEL)).toEqual([]);
});

test.each([
  [
    'too late',
    problemAnswer('POST', CANCEL, 'not-cancellable', { reason: 'too-late' }),
    /plazo para cancelar gratis terminó/,
  ],
  [
    'for a person',
    problemAnswer('POST', CANCEL, 'not-cancellable', { reason: 'by-phone' }),
    /se cancela por teléfono/,
  ],
  [
    'without an answer',
    { method: 'POST', path: CANCEL, status: 503, body: {} } as const,
    /No supimos si se canceló/,
  ],
])('a cancellation that is %s says so and leaves the booking as it is', async (_, answer, words) => {
  const { user } = await openFound([answer]);
  await cancel(user);
  expect(await screen.findByText(words)).not.toBeNull();
  expect(screen.getByText('Confirmada')).not.toBeNull();
});

const OVER = 'El plazo para cancelar gratis terminó';

test.each([
  ['looked up after it', () => ({ wasFreeUntil: '2026-11-20T17:00:00.000Z' })],
  ['still promised by an answer of before', () => ({ freeUntil: '2026-11-20T17:00:00.000Z' })],
])('a limit that is over promises nothing, %s: it says when it ended, and whom to call', async (_, told) => {
  await openFound([], told());
  await screen.findByRole('heading', { name: OVER });
  expect(screen.getByText(/Terminó el .*20 de noviembre/)).not.toBeNull();
  expect(screen.queryByText(/Puedes cancelarla/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancelar la reserva' })).toBeNull();
});

test('the limit passes while the page is open, by the server’s clock', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    // In 61 minutes by a clock that is an hour behind the server's.
    const freeUntil = new Date(Date.now() + 61 * MINUTE).toISOString();
    const { user, api } = await openFound([{ method: 'POST', path: CANCEL, status: 503, body: {} }], {
      freeUntil,
    });
    api.setAhead(60 * MINUTE);
    // Whatever it answers tells what the server's clock says.
    await cancel(user);
    await screen.findByText('No supimos si se canceló');
    act(() => void jest.advanceTimersByTime(50_000));
    expect(screen.getByRole('button', { name: 'Cancelar la reserva' })).not.toBeNull();
    act(() => void jest.advanceTimersByTime(20_000));
    await screen.findByRole('heading', { name: OVER });
    expect(screen.queryByRole('button', { name: 'Cancelar la reserva' })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('a booking that was given back says where its money is; what only a person can give back has no button', async () => {
  const { unmount } = await openFound([], cancelled(true));
  await screen.findByText(/Ya te devolvimos US\$.232,00/);
  unmount();
  foundBooking.set({ booking: stayBooking() });
  openAt('/user/my-journey/booking-detail', bookingDetail);
  await screen.findByText('Qué puedes hacer');
  expect(screen.queryByRole('button', { name: 'Cancelar la reserva' })).toBeNull();
});
