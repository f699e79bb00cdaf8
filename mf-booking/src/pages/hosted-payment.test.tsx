import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bookedCart } from '../booking-pages/booked-cart.ts';
import { keepBooking } from '../features/card-payment/index.ts';
import { CART_ID, confirmedBookingFor } from '../testing/bookings.ts';
import { chooseFlight, openComplete, openPage, texts } from '../testing/checkout-page.ts';
import { ORDER, orderApi, orderAt, PAY, SAVES } from '../testing/order-api.ts';
import { stayBooking } from '../testing/stay.ts';
import { waitingPayments } from '../waiting-payments/waiting-payments.ts';
import * as authorize from './authenticate-authorize.tsx';
import * as cancel from './authenticate-cancel.tsx';
import * as waiting from './authenticate-waiting.tsx';

const PAGE = 'https://pay.test/pay/abc';
const DIRECT = '/user/session/payment-direction';
const CALL_OFF = `${DIRECT}/call-off`;
const UNTIL = '2027-01-05T15:30:00Z';
const post = (path: string, body: unknown): ApiHandler => ({ method: 'POST', path, body });
const opens = post(DIRECT, {
  data: { worldpayTransactionUrl: PAGE, transactionId: 'tx-page', until: UNTIL },
});
const waits = (more: object = {}) =>
  post(PAY, { status: 'pending', hosted: { url: PAGE, until: UNTIL, ...more } });
const ANOTHER_CART = `cart_${'f'.repeat(32)}`;
const payment = { cartId: CART_ID, orderId: 'order-1', transactionId: 'tx-page', page: PAGE };
/** The tab of somebody who is on the provider's page, or was. */
const leftForThePage = () => {
  chooseFlight();
  checkoutDraft.set((draft) => ({ ...draft, payment }));
};
/** What only asks how it stands. */
const ASKS = [PAY, ORDER.replace('{id}', 'order-1'), '/user/session/start'];
const pageButton = () => screen.getByRole('button', { name: /^Ir a pagar US/ });
const choosePage = async (user: ReturnType<typeof openComplete>['user']) =>
  user.click(await screen.findByRole('radio', { name: 'De otra forma, en la página segura' }));
const comeBack = (page: typeof authorize, cartId: string, handlers: readonly ApiHandler[]) =>
  renderPage(page, {
    path: `/back?cartId=${cartId}`,
    route: '/back',
    texts,
    apiHandlers: [...handlers, ...orderApi()],
  });

const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterEach(() => {
  localStorage.clear();
  bookedCart.reset();
});
afterAll(() => logged.mockRestore());

test('who pays another way types no card: all is saved, one page is opened, and the visitor is on the way', async () => {
  const { user, api, address } = openComplete([opens]);
  await choosePage(user);
  expect(screen.queryByRole('button', { name: /^Pagar US/ })).toBeNull();
  expect(screen.getByText(/Vas a la página segura del proveedor/)).toBeTruthy();
  await user.dblClick(pageButton());
  await waitFor(() => expect(address()).toBe('/booking/authenticate'));
  expect(api.callsTo(DIRECT)).toHaveLength(1);
  expect(api.callsTo(DIRECT)[0]?.body).toMatchObject({
    orderId: 'order-1',
    worldpayTransactionData: { cartId: CART_ID, language: 'es', site: window.location.origin },
  });
  expect(api.callsTo('/user/session/create-passenger')).not.toHaveLength(0);
  expect(checkoutDraft.get().payment).toEqual(payment);
  // Should this tab be closed there, others of the device know of it.
  expect(waitingPayments()).toMatchObject([{ orderId: 'order-1', transactionId: 'tx-page' }]);
});

test('a page that cannot be had leads nowhere: it is logged, said in the dialog, and the card is there', async () => {
  const { user, address } = openComplete([problemAnswer('POST', DIRECT, 'payment-unavailable')]);
  await choosePage(user);
  await user.click(pageButton());
  const dialog = await screen.findByRole('dialog', { name: 'No se pudo completar el pago' });
  expect(within(dialog).getByText(/No pudimos abrir la página segura/)).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('Hosted payment url fail');
  expect(address()).toBe('/booking/summary');
  expect(checkoutDraft.get().payment).toBeNull();
});

test('where as much waits unpaid as may, that is said with the ways on: a card here, and my trips', async () => {
  const { user } = openComplete([problemAnswer('POST', DIRECT, 'too-many-held')]);
  await choosePage(user);
  await user.click(pageButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'No se pudo completar el pago' }));
  expect(dialog.getByText(/demasiadas compras por pagar.*anula una en Mis viajes/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Pagar aquí con tarjeta' }));
  expect(screen.getByRole('radio', { name: 'Aquí, con tarjeta' })).toHaveProperty('checked', true);
});

test.each([
  [{}, /Se rechazaron demasiadas tarjetas.*espera una hora/],
  [{ reason: 'returnable' }, /demasiadas reservas con cancelación gratis.*más tarde o llámanos/],
])('too many cards of a network (%o) are said on both ways to pay, and nothing waits', async (more, why) => {
  const refused = [DIRECT, PAY].map((path) => problemAnswer('POST', path, 'too-many-declines', more));
  const { user } = openComplete(refused);
  await user.click(await screen.findByRole('button', { name: /^Pagar US/ }));
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'No se pudo completar el pago' }));
  expect((await dialog()).getByText(why)).toBeTruthy();
  expect(checkoutDraft.get().payment).toBeNull();
  await user.click((await dialog()).getByRole('button', { name: 'Volver a intentar' }));
  await choosePage(user);
  await user.click(pageButton());
  expect((await dialog()).getByText(why)).toBeTruthy();
  expect(logged).not.toHaveBeenCalled();
});

const lost: ApiHandler = { method: 'POST', path: DIRECT, respond: () => 'network-error' };
const waitingOrder = orderAt('pending', { transactionId: 'tx-page', hosted: { url: PAGE, until: UNTIL } });
/** The server takes no edits any more: its order waits for the page that was opened. */
const isOpenThere = [
  ...[SAVES.customer, SAVES.passengers, SAVES.billing].map((path) =>
    problemAnswer('POST', path, 'order-state'),
  ),
  waitingOrder,
  waits(),
];

test('an answer that was lost is asked for again, and the visitor is on the way', async () => {
  let asked = 0;
  const { user, address } = openComplete([
    {
      ...opens,
      respond: () => {
        asked += 1;
        return asked === 1 ? 'network-error' : { body: opens.body };
      },
    },
  ]);
  await choosePage(user);
  await user.click(pageButton());
  await waitFor(() => expect(address()).toBe('/booking/authenticate'));
  expect(checkoutDraft.get().payment).toEqual(payment);
});

test('a page of which no answer comes is no end: the next try finds the page that waits, and the way out of it', async () => {
  const { user, api } = openComplete([lost]);
  await choosePage(user);
  await user.click(pageButton());
  const dialog = await screen.findByRole('dialog', { name: 'No se pudo completar el pago' });
  expect(within(dialog).getByText(/No pudimos abrir la página segura/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Volver a intentar' }));
  api.use(...isOpenThere);
  await user.click(pageButton());
  const on = await screen.findByRole('link', { name: 'Continuar en la página segura' });
  expect(on.getAttribute('href')).toBe(PAGE);
  expect(checkoutDraft.get().payment).toEqual(payment);
  api.use(post(CALL_OFF, { isOver: true }), problemAnswer('POST', PAY, 'payment-not-made'));
  await user.click(screen.getByRole('button', { name: 'Pagar de otra forma' }));
  expect(await screen.findByRole('heading', { level: 1, name: '¿Quién viaja?' })).toBeTruthy();
  expect(api.callsTo(CALL_OFF)[0]?.body).toMatchObject({ transactionId: 'tx-page' });
});

test('a tab that remembers no payment goes on to the page that its order waits for', async () => {
  openComplete(isOpenThere);
  const on = await screen.findByRole('link', { name: 'Continuar en la página segura' }, { timeout: 4000 });
  expect(on.getAttribute('href')).toBe(PAGE);
});

/** The checkout of somebody whose order waits for the page, as far as it knows. */
const openThere = (handlers: readonly ApiHandler[]) => openPage([...handlers, waitingOrder]);

test('back from the page before paying: until when it waits, the way on, and another way to pay', async () => {
  leftForThePage();
  const { user, api } = openThere([waits(), post(CALL_OFF, { isOver: true })]);
  const on = await screen.findByRole('link', { name: 'Continuar en la página segura' });
  expect(on.getAttribute('href')).toBe(PAGE);
  expect(screen.getByText('Paga antes del').nextElementSibling?.textContent).toMatch(/^5\sene, \d\d:30/);
  api.use(problemAnswer('POST', PAY, 'payment-not-made'));
  await user.click(screen.getByRole('button', { name: 'Pagar de otra forma' }));
  expect(await screen.findByRole('button', { name: /^Ir a pagar US/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsTo(CALL_OFF)).toHaveLength(1);
  expect(checkoutDraft.get().payment).toBeNull();
});

test('what cannot be called off now is not paid otherwise: nobody is charged twice', async () => {
  leftForThePage();
  const { user } = openThere([waits(), post(CALL_OFF, { isOver: false })]);
  await user.click(await screen.findByRole('button', { name: 'Pagar de otra forma' }));
  expect(await screen.findByText(/No pudimos cancelar ese pago todavía/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pagar US/ })).toBeNull();
});

test('of which nobody says whether it is called off, that is logged and said', async () => {
  leftForThePage();
  const { user } = openThere([waits(), problemAnswer('POST', CALL_OFF, 'unavailable')]);
  await user.click(await screen.findByRole('button', { name: 'Pagar de otra forma' }));
  expect(await screen.findByText(/No pudimos cancelar ese pago todavía/)).toBeTruthy();
  expect(logged.mock.calls).toEqual([['Hosted payment call-off fail']]);
});

test('while it waits there nothing is saved, for the order takes no edits; called off, all of it is again', async () => {
  leftForThePage();
  const { user, api } = openThere([waits(), post(CALL_OFF, { isOver: true })]);
  const otherwise = await screen.findByRole('button', { name: 'Pagar de otra forma' });
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const paths = () => api.calls.map(({ path }) => path);
  // What has yet to be saved goes out when the page is left.
  leave();
  api.use(problemAnswer('POST', PAY, 'payment-not-made'));
  await user.click(otherwise);
  await screen.findByRole('button', { name: /^Ir a pagar US/ });
  const meanwhile = paths().slice(0, paths().indexOf(CALL_OFF));
  expect(meanwhile.filter((path) => !ASKS.includes(path))).toEqual([]);
  const before = api.calls.length;
  leave();
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(before));
});

test.each([
  ['payment-declined', { reason: 'bank-refused' }, /El pago se rechazó en tu banco/],
  ['payment-not-made', {}, /El pago se canceló o se acabó el tiempo/],
] as const)(
  'back with %s: the dialog says why and can be dismissed, and it stays said beside the card',
  async (kind, more, why) => {
    leftForThePage();
    // The order can be paid again; only the payment itself tells why.
    const { user } = openPage([problemAnswer('POST', PAY, kind, more), orderAt('draft')]);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(why)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Volver a intentar' }));
    expect(within(await screen.findByRole('note')).getByText(why)).toBeTruthy();
  },
);

test.each([
  ['bank-refused', /El pago se rechazó en tu banco/],
  ['challenge-required', /Tu banco pide confirmar esta compra contigo/],
])(
  'after a reload %s is still why, and a checkout of before reads a reason that it knows',
  async (reason, why) => {
    leftForThePage();
    const { unmount } = openThere([problemAnswer('POST', PAY, 'payment-declined', { reason })]);
    await screen.findByRole('dialog');
    unmount();
    expect(checkoutDraft.get().declined?.reason).toBe('do-not-honor');
    openPage();
    expect(within(await screen.findByRole('note')).getByText(why)).toBeTruthy();
  },
);

test('back on the site the status is asked for the cart of the address, and the summary shows what came of it', async () => {
  leftForThePage();
  const { api, address } = comeBack(authorize, CART_ID, [waits()]);
  expect(screen.getByText('Comprobamos tu pago')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/booking/summary'));
  expect(api.callsTo(PAY)[0]?.body).toMatchObject({ orderId: 'order-1', transactionId: 'tx-page' });
  expect(logged).not.toHaveBeenCalled();
});

test('who turned back there has the payment called off before anything else', async () => {
  leftForThePage();
  const { api, address } = comeBack(cancel, CART_ID, [
    post(CALL_OFF, { isOver: true }),
    problemAnswer('POST', PAY, 'payment-not-made'),
  ]);
  await waitFor(() => expect(address()).toBe('/booking/summary'));
  expect(api.calls.map(({ path }) => path).filter((path) => path === CALL_OFF || path === PAY)).toEqual([
    CALL_OFF,
    PAY,
  ]);
});

test('what was called off by turning back is told as such, with nothing asked that is answered as a failure', async () => {
  leftForThePage();
  const { api, address, unmount } = comeBack(cancel, CART_ID, [
    post(CALL_OFF, { isOver: true, notMade: true }),
  ]);
  await waitFor(() => expect(address()).toBe('/booking/summary'));
  expect(api.callsTo(PAY)).toEqual([]);
  unmount();
  const summary = openPage([orderAt('draft', { notMade: 'tx-page' })]);
  const dialog = await screen.findByRole('dialog', { name: 'No se pudo completar el pago' });
  expect(within(dialog).getByText(/El pago se canceló o se acabó el tiempo/)).toBeTruthy();
  expect(summary.api.callsTo(PAY)).toEqual([]);
});

test.each([
  ['that nobody answers', { method: 'POST', path: PAY, respond: () => 'network-error' } satisfies ApiHandler],
  ['that is asked for too often', problemAnswer('POST', PAY, 'rate-limited')],
])('a status %s is logged, and the summary goes on asking', async (_, answer) => {
  leftForThePage();
  const { address } = comeBack(authorize, CART_ID, [answer]);
  await waitFor(() => expect(address()).toBe('/booking/summary'));
  expect(logged).toHaveBeenCalledWith('Hosted payment status fail');
  expect(checkoutDraft.get().payment).toEqual(payment);
});

test.each([
  ['another cart', ANOTHER_CART],
  ['no cart', ''],
])('an address with %s asks for nothing, and says where a booking is found', async (_, cartId) => {
  leftForThePage();
  const { api } = comeBack(authorize, cartId, []);
  expect(await screen.findByText('Aquí no vemos tu pago')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a Mis viajes' }).getAttribute('href')).toBe('/user/my-journey');
  // Who has paid and sees nothing of it is not left with links alone.
  expect(screen.getByRole('link', { name: /^Llamar/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(api.calls).toEqual([]);
});

describe('who goes back after the confirmation', () => {
  const isBooked = async (booking: ConfirmedBooking) => {
    keepBooking({ booking, cartId: CART_ID, isOurs: true });
    await waitFor(() => expect(bookedCart.get().cartId).toBe(CART_ID));
  };

  test.each([
    ['is led to it again', authorize, confirmedBookingFor(), '/booking/confirm'],
    ['is led to that of its product', cancel, stayBooking(), '/hoteles/booking/success'],
    ['is sent home from the page that waits (§2)', waiting, confirmedBookingFor(), '/'],
  ])('%s, not told that nothing is known of a payment', async (_, page, booking, to) => {
    await isBooked(booking);
    const { api, address } = comeBack(page, CART_ID, []);
    await waitFor(() => expect(address()).toBe(to));
    expect(screen.queryByText('Aquí no vemos tu pago')).toBeNull();
    expect(api.callsTo(PAY)).toEqual([]);
  });

  test.each([
    [confirmedBookingFor(), '/booking/confirm'],
    [stayBooking(), '/hoteles/booking/success'],
  ])('is led to it from the summary too, whose cart has ended: %#', async (booking, to) => {
    await isBooked(booking);
    const { address } = openPage();
    await waitFor(() => expect(address()).toBe(to));
    expect(screen.queryByText('Aún no has elegido un viaje')).toBeNull();
  });

  test('and has chosen another trip meanwhile, is at that one’s summary', async () => {
    await isBooked(confirmedBookingFor());
    chooseFlight();
    const { address } = openPage();
    expect(await screen.findByRole('heading', { level: 1, name: '¿Quién viaja?' })).toBeTruthy();
    expect(address()).toBe('/booking/summary');
  });

  test.each([authorize, waiting])('is not shown it for another cart’s payment', async (page) => {
    await isBooked(confirmedBookingFor());
    const { address } = comeBack(page, ANOTHER_CART, []);
    expect(await screen.findByText('Aquí no vemos tu pago')).toBeTruthy();
    expect(address()).toMatch(/^\/back/);
  });
});
