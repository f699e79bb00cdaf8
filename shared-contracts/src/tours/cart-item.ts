import type { CartItem } from '../checkout-stores/index.ts';
import type { MoneyAmount } from '../values/index.ts';
import { TOUR, TOUR_BALANCE } from './codes.ts';
import { travelersIn } from './party.ts';
import type { TourBalanceInCart, TourInCart } from './purchase.ts';

/** What `chooseTour` and `getTourBalance` answer. */
export interface ConfirmedTour<Details> {
  reference: string;
  title: string;
  /** charged with the booking */
  total: MoneyAmount;
  /** what of it each traveler pays, minor units */
  shares: number[];
  details: Details;
  /** UTC, ISO 8601 */
  expiresAt: string;
}

const headOf = (
  { reference, title, total, shares, expiresAt }: ConfirmedTour<unknown>,
  backHref: string,
) => ({
  reference,
  title,
  total,
  shares,
  pricedAt: new Date().toISOString(),
  heldUntil: expiresAt,
  backHref,
});

/** A tour as `chooseTour` has just confirmed it, for `startCart`. `backHref`: path and query of the tour's page. */
export const tourCartItem = (tour: ConfirmedTour<TourInCart>, backHref: string): CartItem => ({
  ...headOf(tour, backHref),
  product: TOUR,
  travelers: travelersIn({
    adults: tour.details.rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: tour.details.rooms.flatMap(({ childAges }) => childAges),
  }),
  details: tour.details,
});

/** What is left to pay of a tour, for `startCart`: it asks for nobody's name. `backHref`: of the booking's page. */
export const tourBalanceCartItem = (
  balance: ConfirmedTour<TourBalanceInCart>,
  backHref: string,
): CartItem => ({
  ...headOf(balance, backHref),
  product: TOUR_BALANCE,
  travelers: { adult: balance.details.people, child: 0, infant: 0 },
  details: balance.details,
});
