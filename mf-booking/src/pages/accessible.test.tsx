import { renderPage } from '@alisio/platform/testing';
import { cart, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { CART_ID, confirmedBookingFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import { openCheckout, payButton, texts } from '../testing/checkout-page.ts';
import { orderApi } from '../testing/order-api.ts';
import { stayBooking, stayItem } from '../testing/stay.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as confirm from './confirm.tsx';
import * as myJourney from './my-journey.tsx';
import * as summary from './summary.tsx';

/** What needs pixels or the whole shell is left to the journeys in a browser. */
const LEFT_TO_JOURNEYS = { region: { enabled: false }, 'color-contrast': { enabled: false } };

async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: LEFT_TO_JOURNEYS,
    resultTypes: ['violations'],
    iframes: false,
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('the checkout with every error shown', async () => {
  const { user } = openCheckout();
  playCardFrame().hold(['cardNumber']);
  await user.click(payButton());
  await screen.findByRole('link', { name: /^Tarjeta/ });
  await user.click(screen.getByRole('button', { name: 'Comida, asistencia y más datos' }));
  expect(await violations()).toEqual([]);
});

test('the confirmation', async () => {
  confirmation.set({ booking: confirmedBookingFor() });
  renderPage(confirm, { texts });
  expect(await violations()).toEqual([]);
});

test('the look-up', async () => {
  const { user } = renderPage(myJourney, { texts });
  await user.click(screen.getByRole('button', { name: 'Buscar mi reserva' }));
  expect(await violations()).toEqual([]);
});

test('the checkout of a stay with every error shown', async () => {
  cart.set({ id: CART_ID, items: [stayItem()] });
  const path = '/hoteles/booking/summary';
  const { user } = renderPage(summary, { path, route: path, texts, apiHandlers: orderApi(stayBooking()) });
  await screen.findByRole('heading', { level: 1, name: '¿Quién se hospeda?' });
  playCardFrame();
  await user.click(payButton());
  await screen.findAllByText(/Escribe los nombres de quien da nombre/);
  expect(await violations()).toEqual([]);
});

test('a booked stay that can be given back, and the question before that', async () => {
  foundBooking.set({ booking: stayBooking({ freeUntil: '2027-02-02T17:00:00.000Z' }) });
  const { user } = renderPage(bookingDetail, { texts });
  await user.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
  await screen.findByRole('dialog');
  expect(await violations()).toEqual([]);
});
