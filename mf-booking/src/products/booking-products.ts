import { createContext, useContext } from 'react';
import { activityTexts } from './activity/texts.ts';
import { flightTexts } from './flight/texts.ts';
import { hotelTexts } from './hotel/texts.ts';
import type { ProductInBooking } from './product.ts';
import { type Products, productSource } from './product-source.ts';
import { tourTexts } from './tour/texts.ts';
import { useProducts } from './use-products.ts';

/** What bookings are shown here. Apart from the cart's: no page loads both, and each has what its pages lack. */
export const bookingProducts: Products<ProductInBooking> = new Map([
  [
    'activity',
    productSource(
      () => import(/* webpackChunkName: "product-activity-booked" */ './activity/in-booking.ts'),
      activityTexts,
    ),
  ],
  [
    'flight',
    productSource(
      () => import(/* webpackChunkName: "product-flight-booked" */ './flight/in-booking.ts'),
      flightTexts,
    ),
  ],
  [
    'hotel',
    productSource(
      () => import(/* webpackChunkName: "product-hotel-booked" */ './hotel/in-booking.ts'),
      hotelTexts,
    ),
  ],
  [
    'tour',
    productSource(
      () => import(/* webpackChunkName: "product-tour-booked" */ './tour/in-booking.ts'),
      tourTexts,
    ),
  ],
  [
    'tour-balance',
    productSource(
      () => import(/* webpackChunkName: "product-tour-balance" */ './tour-balance/in-booking.ts'),
      tourTexts,
    ),
  ],
]);

const BookingProducts = createContext(bookingProducts);
/** Other products than those of this release, for tests. */
export const BookingProductsProvider = BookingProducts.Provider;

/** The products of these items, for a booking's page; see `useProducts`. */
export const useBookingProducts = (items: readonly { product: string }[]) =>
  useProducts(items, useContext(BookingProducts));
