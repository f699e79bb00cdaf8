import { useLocation } from '@alisio/platform/sdk/router';
import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { act, screen, waitFor } from '@testing-library/react';
import { CART_ID, cartItemFor, confirmedBookingFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import { fillBilling, fillContact, payButton, texts } from '../testing/checkout-page.ts';
import { bookedTicket, museumBooking, museumItem, sellingMuseums, stock, VISIT } from '../testing/museum.tsx';
import { ORDER, orderApi, PAY } from '../testing/order-api.ts';
import Confirm from './confirm.tsx';
import Summary from './summary.tsx';
import Waiting from './waiting.tsx';

// A ticket to a museum, sold as an activity: a product with booking pages of its own.
const ACTIVITY = 'activity';
const PAGES = {
  '/booking/summary': Summary,
  '/booking/confirm': Confirm,
  '/activities/booking/summary': Summary,
  '/activities/booking/waiting': Waiting,
  '/activities/booking/success': Confirm,
};

/** The booking pages of one tab, as the shell shows them; anywhere else stands the address. */
function Site() {
  const { pathname } = useLocation();
  const Page = new Map(Object.entries(PAGES)).get(pathname);
  return Page ? <Page key={pathname} /> : <h1>{pathname}</h1>;
}

const booking = museumBooking(bookedTicket({ product: ACTIVITY }));
const activityInCart = { id: CART_ID, items: [museumItem({ product: ACTIVITY })] };
const payment = { cartId: CART_ID, orderId: 'order-1', transactionId: 'tx-7' };
const order = {
  id: 'order-1',
  total: museumItem().total,
  items: [{ product: ACTIVITY, reference: 'oro' }],
};
const orderIs = (status: string): ApiHandler => ({ method: 'GET', path: ORDER, body: { ...order, status } });

/** @param handlers in front of an API that takes the whole order and confirms it */
function openAt(path: string, handlers: ApiHandler[] = [], history: string[] = ['/museos/bogota']) {
  const { default: Page } = sellingMuseums({ default: Site }, ACTIVITY);
  return renderPage(<Page />, { path, history, texts, apiHandlers: [...handlers, ...orderApi(booking)] });
}

/** All that the ticket asks for, as after a reload. */
function fillIn() {
  fillContact();
  act(() => {
    checkoutDraft.set((draft) => ({ ...draft, particulars: [VISIT] }));
    document.getElementById('item-1-ticket-visitorName')?.focus();
  });
  fillBilling();
}

const pendingTitle = { level: 1, name: 'Estamos confirmando tu pago' };
const bookedTitle = { level: 1, name: 'Reserva lista: Museo del Oro, Bogotá' };
const awaitedStep = () =>
  screen.getAllByRole('listitem', { current: 'step' }).map((step) => step.textContent);
/** Back from another page: the tab remembers a payment. */
function underWay() {
  cart.set(activityInCart);
  checkoutDraft.set((draft) => ({ ...draft, payment }));
}

beforeEach(() => Object.assign(stock, { left: 1, amount: 1500 }));

test('an activity is filled in, waited for and confirmed on its own pages; Back passes the wait by', async () => {
  cart.set(activityInCart);
  const { user, api, address, go } = openAt('/activities/booking/summary', [
    { method: 'POST', path: PAY, body: { status: 'pending', waitsFor: 'bank' } },
    orderIs('pending'),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Tus datos' });
  playCardFrame();
  fillIn();
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/activities/booking/waiting'));
  await screen.findByRole('heading', pendingTitle);
  // What is paid comes behind the heading.
  const told = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(told).toEqual(['Museo del Oro, Bogotá', 'US$\u00a015,00']);
  expect(awaitedStep()).toEqual(['Confirmación del banco']);
  expect(screen.getByText(/Se cobra una sola vez/)).not.toBeNull();

  api.use({ method: 'POST', path: PAY, body: { status: 'confirmed', booking } });
  await screen.findByRole('heading', bookedTitle, { timeout: 5000 });
  expect(address()).toBe('/activities/booking/success');
  expect(cart.get().items).toEqual([]);
  const paidFor = new Set(api.callsTo(PAY).map(({ body }) => JSON.stringify(body)));
  expect(paidFor.size).toBe(1);
  await go(-1);
  expect(address()).toBe('/museos/bogota');
});

test('from success to waiting one comes home (§2)', async () => {
  confirmation.set({ booking });
  const { address, go } = openAt('/activities/booking/success');
  await screen.findByRole('heading', bookedTitle);
  await go('/activities/booking/waiting');
  await waitFor(() => expect(address()).toBe('/'));
});

test('a reload of the wait asks for the same charge, and says when the bank has answered', async () => {
  underWay();
  const { api } = openAt('/activities/booking/waiting', [
    orderIs('pending'),
    { method: 'POST', path: PAY, body: { status: 'pending', waitsFor: 'suppliers' } },
  ]);
  await screen.findByRole('heading', pendingTitle);
  await waitFor(() => expect(awaitedStep()).toEqual(['Confirmación de tu reserva']));
  expect(api.callsTo(PAY)[0]?.body).toMatchObject({ orderId: 'order-1', transactionId: 'tx-7' });
});

test.each([
  [
    'a card that was declined',
    problemAnswer('POST', PAY, 'payment-declined', { reason: 'insufficient-funds' }),
    /no tiene fondos suficientes/,
  ],
  [
    'what could not be booked',
    problemAnswer('POST', PAY, 'not-booked', { reason: 'refunded' }),
    /Ya te devolvimos todo lo que se cobró/,
  ],
])(
  '%s leads from the wait to the summary, which says so and has kept what was typed',
  async (_, end, words) => {
    underWay();
    checkoutDraft.set((draft) => ({ ...draft, contact: { email: 'lucia@ejemplo.test' } }));
    const { address } = openAt('/activities/booking/waiting', [orderIs('declined'), end]);
    const [first] = await screen.findAllByText(words);
    expect(first).not.toBeUndefined();
    expect(address()).toBe('/activities/booking/summary');
    expect(checkoutDraft.get().contact.email).toBe('lucia@ejemplo.test');
  },
);

test.each([
  [
    'an activity at the address of all',
    '/booking/summary',
    [museumItem({ product: ACTIVITY })],
    '/activities',
  ],
  [
    'an activity and a flight at the address of activities',
    '/activities/booking/summary',
    [cartItemFor(), museumItem({ product: ACTIVITY })],
    '',
  ],
])('a cart with %s is filled in where it belongs', async (_, path, items, at) => {
  cart.set({ id: CART_ID, items });
  const { address } = openAt(path);
  await screen.findByRole('heading', { level: 1, name: 'Tus datos' });
  expect(address()).toBe(`${at}/booking/summary`);
});

test('a booking shows on the page of its product; without one it goes home', async () => {
  confirmation.set({ booking: confirmedBookingFor() });
  const { address, unmount } = openAt('/activities/booking/success');
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  unmount();
  confirmation.reset();
  const nothing = openAt('/activities/booking/success');
  await waitFor(() => expect(nothing.address()).toBe('/'));
});
