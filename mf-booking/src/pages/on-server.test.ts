import { renderOnServer } from '@alisio/platform/testing';
import { createElement } from 'react';
import { BookingView } from '../features/confirmation/index.ts';
import { bookingProducts } from '../products/booking-products.ts';
import flight from '../products/flight/in-cart.ts';
import { CART_ID, cartItemFor, confirmedBookingFor } from '../testing/bookings.ts';
import { texts } from '../testing/checkout-page.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as confirm from './confirm.tsx';
import * as myJourney from './my-journey.tsx';
import * as billingSummary from './receipt.tsx';
import { Checkout } from './summary/checkout.tsx';
import * as summary from './summary.tsx';
import * as waiting from './waiting.tsx';

const options = { texts };

test('the summary page renders without a browser, in the shape of the checkout: a server knows no cart', async () => {
  const html = await renderOnServer(summary, options);
  expect(html).toContain('Contacto');
  expect(html).not.toContain('Aún no has elegido un viaje');
});

test('the page of a pending payment renders without a browser: a server knows none, and says what holds for each', async () => {
  const html = await renderOnServer(waiting, options);
  expect(html).toContain('Estamos confirmando tu pago');
  expect(html).toContain('Confirmación del banco');
});

test('the checkout of a flight renders without a browser', async () => {
  const item = cartItemFor({ ADULT: 2, CHILD: 1, INFANT: 1 });
  const items = [{ item, product: flight }];
  const html = await renderOnServer(
    createElement(Checkout, { cartId: CART_ID, items, onConfirmed: () => undefined }),
    options,
  );
  expect(html).toContain('Bogotá a Miami');
  expect(html).not.toContain('<iframe');
});

test('the confirmation page renders without a browser', async () => {
  expect(await renderOnServer(confirm, options)).toContain('Reserva confirmada');
});

test('a booking renders without a browser', async () => {
  await bookingProducts.get('flight')?.load();
  const html = await renderOnServer(createElement(BookingView, { booking: confirmedBookingFor() }), options);
  expect(html).toContain('7K2M9-XQ4TD');
});

test('my trips renders without a browser', async () => {
  expect(await renderOnServer(myJourney, options)).toContain('Encuentra tu reserva');
});

test('the booking detail page renders without a browser', async () => {
  expect(await renderOnServer(bookingDetail, options)).toContain('Tu reserva');
});

test('the billing summary renders without a browser', async () => {
  expect(await renderOnServer(billingSummary, options)).toContain('Resumen de facturación');
});
