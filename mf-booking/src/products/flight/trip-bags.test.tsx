import { renderPage } from '@alisio/platform/testing';
import { confirmation, foundBooking, startCart } from '@alisio/shared-contracts/checkout-stores';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { screen, within } from '@testing-library/react';
import * as bookingDetail from '../../pages/booking-detail.tsx';
import * as confirm from '../../pages/confirm.tsx';
import * as summary from '../../pages/summary.tsx';
import { bookedFlightFor, cartItemFor, confirmedBookingFor } from '../../testing/bookings.ts';
import { texts } from '../../testing/checkout-page.ts';
import { ALONE, FAMILY, flightOfferFor } from '../../testing/flight-offer.ts';
import { orderApi } from '../../testing/order-api.ts';

const WHOLE = [
  '1 artículo personal bajo el asiento',
  '1 maleta de mano',
  '1 maleta en bodega de 23 kg (50 lb)',
];

const listed = (name: string, scope = within(document.body)) =>
  scope.getAllByRole('list', { name }).map((list) => [...list.children].map((row) => row.textContent));

/** The same trip, whose way there includes neither cabin bag nor checked bag. */
function leanOut(): FlightOffer {
  const offer = flightOfferFor(ALONE);
  for (const { fareDetailsBySegment } of offer.travelerPricings)
    for (const fare of fareDetailsBySegment)
      if (fare.segmentId === '1') {
        fare.includedCabinBags = { quantity: 0 };
        fare.includedCheckedBags = { quantity: 0 };
      }
  return offer;
}

function open(page: Parameters<typeof renderPage>[0], path: string) {
  return renderPage(page, { path, route: path, texts, apiHandlers: orderApi() });
}

test('the checkout tells every bag, beside the form and in the fold of a small window', () => {
  startCart(cartItemFor());
  open(summary, '/booking/summary');
  expect(listed('Equipaje por persona')).toEqual([WHOLE, WHOLE]);
});

test('what is not included is said, way by way where the ways differ', () => {
  startCart(cartItemFor(ALONE, leanOut()));
  open(summary, '/booking/summary');
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(listed('Equipaje de ida, por persona', order)).toEqual([
    ['1 artículo personal bajo el asiento', 'Sin maleta de mano', 'Sin maleta en bodega'],
  ]);
  expect(listed('Equipaje de vuelta, por persona', order)).toEqual([WHOLE]);
});

test('an infant on a lap has no bags, and the checkout says so', () => {
  startCart(cartItemFor(FAMILY));
  open(summary, '/booking/summary');
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getByText('Un bebé en brazos no lleva equipaje propio.')).not.toBeNull();
  expect(listed('Equipaje por persona', order)).toEqual([WHOLE]);
});

test('the receipt and my trips tell the same, with what was bought beside the fare', () => {
  const booking = confirmedBookingFor({
    items: [bookedFlightFor([{ journeyType: 'return', quantity: 2, amount: 9000, currency: 'USD' }])],
  });
  confirmation.set({ booking });
  const { unmount } = open(confirm, '/booking/confirm');
  expect(listed('Equipaje por persona')).toEqual([WHOLE]);
  expect(screen.getByText(/^Vuelta: 2 maletas más compradas, US\$\s90,00$/)).not.toBeNull();
  const [row] = screen.getAllByText('2 maletas extra de vuelta');
  expect(row?.nextElementSibling?.textContent).toMatch(/90,00$/);
  unmount();
  foundBooking.set({ booking });
  open(bookingDetail, '/user/my-journey/booking-detail');
  expect(listed('Equipaje por persona')).toEqual([WHOLE]);
});
