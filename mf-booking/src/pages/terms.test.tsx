import { renderPage } from '@alisio/platform/testing';
import { cart, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { cleanup, screen, within } from '@testing-library/react';
import { bookedFlightFor, CART_ID, cartItemFor } from '../testing/bookings.ts';
import { payButton, texts } from '../testing/checkout-page.ts';
import { ALONE, flightOfferFor } from '../testing/flight-offer.ts';
import { bookedTicket, museumBooking, museumItem, sellingMuseums } from '../testing/museum.tsx';
import { orderApi } from '../testing/order-api.ts';
import { roomFor, stayFor, stayItem } from '../testing/stay.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as confirm from './confirm.tsx';
import * as receipt from './receipt.tsx';
import * as summary from './summary.tsx';

// What is paid elsewhere later, and whether a purchase can be called off: the same from the checkout to the receipt.
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const open = (path: string, page: Parameters<typeof sellingMuseums>[0]) =>
  renderPage(sellingMuseums(page), { path, route: path, texts, apiHandlers: orderApi(museumBooking()) });

const TICKET = { museum: 'Museo del Oro', day: '2027-01-13', entry: '10:30', atDoor: 40_000 };

afterEach(() => {
  confirmation.reset();
  foundBooking.reset();
});

/** What stands at the other side of a row's words. */
const beside = (words: string, scope = within(document.body)) =>
  plain(scope.getByText(words).nextElementSibling?.textContent);

async function inCheckout(...items: ReturnType<typeof museumItem>[]) {
  cart.set({ id: CART_ID, items });
  open(bookingPagesOf(items).summary, summary);
  await screen.findByRole('heading', { level: 1, name: /Tus datos|¿Quién (viaja|se hospeda)\?/ });
  return within(screen.getByRole('complementary', { name: 'Tu viaje' }));
}

test('what is paid at the door stands beside the total in its own currency, and is not charged', async () => {
  const order = await inCheckout(museumItem({ details: TICKET }));
  expect(beside('Total que se cobra ahora', order)).toBe('US$ 15,00');
  expect(beside('En la puerta', order)).toBe('COP 40.000');
  expect(order.getByText(/No está en este total/)).not.toBeNull();
  expect(plain(payButton().textContent)).toBe('Pagar US$ 15,00');
});

test('where nothing is paid later the total is a total', async () => {
  const order = await inCheckout(museumItem());
  expect(beside('Total', order)).toBe('US$ 15,00');
  expect(order.queryByText(/No está en este total/)).toBeNull();
});

test('confirmation, booking and receipt say what is paid at the door still', async () => {
  const booking = museumBooking(bookedTicket({ details: TICKET }));
  const pages = [
    ['/booking/confirm', confirm, 'Facturado a'],
    ['/user/my-journey/booking-detail', bookingDetail, 'Facturado a'],
    ['/booking/BillingSummary', receipt, 'Qué se pagó'],
  ] as const;
  for (const [path, page, name] of pages) {
    confirmation.set({ booking });
    foundBooking.set({ booking });
    const { unmount } = open(path, page);
    const card = within(await screen.findByRole('region', { name }));
    expect([beside('Total pagado', card), beside('En la puerta', card)]).toEqual(['US$ 15,00', 'COP 40.000']);
    unmount();
  }
});

test('whether a fare can be given back is said with the order, before the button that pays, and after', async () => {
  const order = await inCheckout(cartItemFor());
  expect(order.getByText('No es reembolsable.')).not.toBeNull();
  const agreement = screen.getByText(/^Al pagar aceptas/).parentElement;
  expect(agreement?.textContent).toContain('No es reembolsable.');
  confirmation.set({ booking: museumBooking(bookedFlightFor()) });
  open('/booking/confirm', confirm);
  const card = within(await screen.findByRole('region', { name: 'Facturado a' }));
  expect(card.getByText('No es reembolsable.')).not.toBeNull();
});

test.each([
  [undefined, 'Reembolso sin cargo.'],
  [{ amount: 12_000, currency: 'USD' }, 'Reembolso con un cargo de US$ 120,00 por persona.'],
])('a fare that pays back says for how much', async (refundFee, says) => {
  const fareRules = { refundable: true, changeable: true, ...(refundFee ? { refundFee } : {}) };
  const order = await inCheckout(cartItemFor(ALONE, flightOfferFor(ALONE, { fareRules })));
  expect(order.getByText((text) => plain(text) === says)).not.toBeNull();
});

const BY_PHONE = /^Todo se cancela junto, y solo por teléfono\./;
const HERE = /^Todo se cancela junto, en Mis viajes: gratis hasta la primera/;

test('of several items the whole is said to be called off by phone, before what each part promises by its name', async () => {
  const ticket = museumItem({ details: { ...TICKET, freeUntil: '2027-01-10' } });
  const order = await inCheckout(cartItemFor(), ticket);
  expect(await order.findByText(BY_PHONE)).not.toBeNull();
  const agreement = plain(screen.getByText(/^Al pagar aceptas/).parentElement?.textContent);
  expect(agreement).toMatch(
    /solo por teléfono.*Bogotá a Miami: No es reembolsable\..*Museo del Oro, Bogotá: Gratis si cancelas hasta el 10 ene/,
  );
});

test('that all of it comes back when a part is called off is said where one may be', async () => {
  const fallsAway = /se cancela todo y te devolvemos todo lo que se cobró/;
  const order = await inCheckout(cartItemFor(), museumItem());
  expect(await order.findByText(fallsAway)).not.toBeNull();
  cleanup();
  const flights = await inCheckout(cartItemFor(), cartItemFor());
  expect(await flights.findByText(BY_PHONE)).not.toBeNull();
  expect(flights.queryByText(fallsAway)).toBeNull();
});

test('stays that can all be given back on their page say that, until the first of their times', async () => {
  const free = stayFor([roomFor(1, 2)]);
  const order = await inCheckout(stayItem(free), stayItem(free));
  expect(await order.findByText(HERE)).not.toBeNull();
  expect(order.queryByText(BY_PHONE)).toBeNull();
});

test('what is bought alone says nothing of a whole', async () => {
  await inCheckout(cartItemFor());
  expect(screen.queryByText(/^Todo se cancela junto/)).toBeNull();
});

const FREE_TICKET = { details: { ...TICKET, freeUntil: '2027-01-10' } };
test.each([
  [
    'by phone, where the server gives no time until which it can',
    BY_PHONE,
    [bookedFlightFor(), bookedTicket(FREE_TICKET)],
  ],
  [
    'here, until the time that the server gives',
    HERE,
    ['1', '2'].map(() =>
      bookedTicket({ ...FREE_TICKET, cancellation: { freeUntil: '2027-01-10T12:00:00Z' } }),
    ),
  ],
])('a booking of several items is called off whole, %s', async (_how, says, items) => {
  const booking = museumBooking(...items);
  const pages = [
    ['/booking/confirm', confirm],
    ['/user/my-journey/booking-detail', bookingDetail],
  ] as const;
  for (const [path, page] of pages) {
    confirmation.set({ booking });
    foundBooking.set({ booking });
    const { unmount } = open(path, page);
    const card = within(await screen.findByRole('region', { name: 'Facturado a' }));
    expect(await card.findByText(says)).not.toBeNull();
    // Beside what was booked, and beside what was paid.
    expect(screen.getAllByText(says)).toHaveLength(2);
    unmount();
  }
});

test('of a booking that was given back nothing is said of how that could be done', async () => {
  const returned = { amount: 1500, currency: 'USD' };
  const cancellation = { cancelled: { at: '2027-01-02T12:00:00Z', returned, isBack: true } };
  const booking = museumBooking(...['1', '2'].map(() => bookedTicket({ ...FREE_TICKET, cancellation })));
  foundBooking.set({ booking });
  open('/user/my-journey/booking-detail', bookingDetail);
  await screen.findByRole('region', { name: 'Facturado a' });
  expect(screen.queryByText(/^Todo se cancela junto/)).toBeNull();
});

test('a booking that was called off says by whom and why, not that its buyer did', async () => {
  const calledOff = {
    place: 1,
    why: { es: 'El museo cierra por una obra.', en: 'The museum is closed for building work.' },
  };
  const cancelled = { at: '2027-01-02T12:00:00Z', isBack: true, calledOff };
  const given = (amount: number) => ({
    cancellation: { cancelled: { ...cancelled, returned: { amount, currency: 'USD' } } },
  });
  const flight = { ...bookedFlightFor(), ...given(100) };
  foundBooking.set({ booking: museumBooking(flight, bookedTicket({ ...FREE_TICKET, ...given(1500) })) });
  open('/user/my-journey/booking-detail', bookingDetail);
  const card = within(await screen.findByRole('region', { name: 'Cancelada por quien presta el servicio' }));
  expect(card.getByText('Se canceló «Museo del Oro, Bogotá». El museo cierra por una obra.')).not.toBeNull();
  expect(card.getByText(/se canceló la reserva entera/)).not.toBeNull();
  expect(screen.getByText(/^La canceló quien presta el servicio el/)).not.toBeNull();
  expect(screen.queryByText(/^La cancelaste/)).toBeNull();
});
