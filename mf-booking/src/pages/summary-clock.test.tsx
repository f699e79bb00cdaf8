import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { priceClock } from '../features/price-clock/price-clock-store.ts';
import { CART_ID, cartItemFor } from '../testing/bookings.ts';
import { fillContact, openPage, section } from '../testing/checkout-page.ts';
import { ALONE, flightOfferFor } from '../testing/flight-offer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const VALIDATE = '/air/flight-offer/validate';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  priceClock.reset();
});

/** A flight whose price holds for some minutes by a server's clock that is ahead. */
function openHeld(minutes: number, { aheadMs = 0, handlers = [] as ApiHandler[] } = {}) {
  const offer = flightOfferFor(ALONE);
  const heldUntil = new Date(Date.now() + aheadMs + minutes * MINUTE).toISOString();
  cart.set({ id: CART_ID, items: [{ ...cartItemFor(ALONE, offer), heldUntil }] });
  const page = openPage(handlers);
  page.api.setAhead(aheadMs);
  return page;
}

/** What is confirmed holds for 8 minutes, at a price of now. */
const confirms = (amount: number): ApiHandler => ({
  method: 'POST',
  path: VALIDATE,
  respond: () => {
    const offer = flightOfferFor(ALONE);
    const data: FlightOffer[] = [
      {
        ...offer,
        id: 'renewed',
        price: { ...offer.price, intTotal: { amount, currency: 'USD' } },
        travelerPricings: offer.travelerPricings.map((one) => ({
          ...one,
          price: { ...one.price, intTotal: { amount, currency: 'USD' } },
        })),
      },
    ];
    return { body: { data, meta: { expiresAt: new Date(Date.now() + 8 * MINUTE).toISOString() } } };
  },
});
const PRICE = flightOfferFor(ALONE).price.intTotal.amount;

/** As a tab that comes back after a while: no timer has fired meanwhile. */
const sleep = (milliseconds: number) =>
  act(async () => {
    jest.setSystemTime(Date.now() + milliseconds);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const shows = (words: string) =>
  waitFor(
    async () => {
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(screen.getByRole('timer').textContent?.replace(/\s/g, ' ')).toBe(words);
    },
    { timeout: 10_000 },
  );

test('the price is counted down by the server’s clock, and with two minutes left it is said what comes', async () => {
  const page = openHeld(8, { aheadMs: -5 * HOUR });
  await shows('Este precio te espera 8 min');
  await sleep(6 * MINUTE);
  await shows('Este precio te espera 2 minDespués lo revisamos. Tus datos se quedan.');
  expect(page.api.callsTo(VALIDATE)).toEqual([]);
});

test('at the end the same price begins another time, and nothing typed is lost', async () => {
  const page = openHeld(8, { handlers: [confirms(PRICE)] });
  await shows('Este precio te espera 8 min');
  fillContact();
  await sleep(9 * MINUTE);
  await shows('Precio revisado: te espera 8 min');
  expect(page.api.callsTo(VALIDATE)).toHaveLength(1);
  expect(priceClock.get().finished?.cartId).toBe(CART_ID);
  expect(cart.get().items[0]?.reference).toBe('renewed');
  expect(section('Contacto').getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
});

test('another price is told beside the one before, once, and the clock waits for the visitor', async () => {
  const page = openHeld(1, { handlers: [confirms(PRICE + 5000)] });
  await shows('Este precio te espera 1 minDespués lo revisamos. Tus datos se quedan.');
  await sleep(2 * MINUTE);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/Costaba US\$\s742,30 y ahora cuesta US\$\s792,30/);
  await shows('El precio ya no está firme');
  expect(screen.getByRole('button', { name: 'Ver otros vuelos' })).not.toBeNull();
  await page.user.click(screen.getByRole('button', { name: /^Seguir por US\$\s792,30/ }));
  await shows('Precio revisado: te espera 8 min');
  expect(page.api.callsTo(VALIDATE)).toHaveLength(1);
});

test('who comes back to a time that was up long ago finds the price of now', async () => {
  openHeld(-60, { handlers: [confirms(PRICE)] });
  await shows('Precio revisado: te espera 8 min');
});

test('seats that are gone meanwhile are said', async () => {
  openHeld(-1, { handlers: [problemAnswer('POST', VALIDATE, 'seats-gone')] });
  await screen.findByText('Se vendieron los últimos asientos de este vuelo');
});

test('where nobody looks the time that is up is known as finished, and nothing is asked for', async () => {
  const page = openHeld(2, { handlers: [confirms(PRICE)] });
  const { heldUntil } = cart.get().items[0] ?? {};
  await screen.findByRole('timer');
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await sleep(3 * MINUTE);
  await shows('Revisando el precio…');
  expect(page.api.callsTo(VALIDATE)).toEqual([]);
  expect(priceClock.get().finished).toEqual({ cartId: CART_ID, heldUntil });
  state.mockRestore();
  await shows('Precio revisado: te espera 8 min');
});

test('what nobody said a time of has no clock', async () => {
  openHeld(8);
  await shows('Este precio te espera 8 min');
  act(() => cart.set({ id: CART_ID, items: [cartItemFor()] }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a time that is up while the visitor is asked about another price asks for no third one', async () => {
  const page = openHeld(8, {
    handlers: [
      problemAnswer('POST', '/user/session/set/flight-order', 'price-changed'),
      confirms(PRICE + 5000),
    ],
  });
  await screen.findByRole('alert', {}, { timeout: 10_000 });
  await sleep(9 * MINUTE);
  await shows('El precio ya no está firme');
  expect(page.api.callsTo(VALIDATE)).toHaveLength(1);
  expect(priceClock.get().finished?.cartId).toBe(CART_ID);
});

test('who types where the clock is not seen is told the last two minutes there, until the price is held again', async () => {
  const watches: ((isIntersecting: boolean) => void)[] = [];
  class Watch {
    constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
      watches.push((isIntersecting) => hear([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watch });
  const seesTop = (isSeen: boolean) => act(() => watches.forEach((hear) => void hear(isSeen)));
  const told = () => screen.queryAllByText(/Después lo revisamos. Tus datos se quedan./).length;
  openHeld(8, { handlers: [confirms(PRICE)] });
  await shows('Este precio te espera 8 min');
  seesTop(false);
  await shows('Este precio te espera 8 min');
  await sleep(6 * MINUTE);
  await waitFor(() => expect(told()).toBe(2));
  seesTop(true);
  expect(told()).toBe(1);
  seesTop(false);
  expect(told()).toBe(2);
  await sleep(3 * MINUTE);
  await shows('Precio revisado: te espera 8 min');
  expect(told()).toBe(0);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
