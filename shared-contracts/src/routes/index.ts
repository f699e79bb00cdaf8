import type { FlightSearchQuery } from '../flights/form.ts';

/** Path patterns of §2 in the router's notation; a route is named here and nowhere else. */
export const routes = {
  home: '/',
  flightResults: '/:url/results',
  bookingSummary: '/booking/summary',
  bookingConfirm: '/booking/confirm',
  myJourney: '/user/my-journey',
  bookingDetail: '/user/my-journey/booking-detail',
  contactUs: '/contact-us',
} as const;
export type RoutePath = (typeof routes)[keyof typeof routes];

/** `Bogotá` → `bogota`, `Buenos Aires` → `buenosaires`: how §2 writes cities in addresses. */
export const citySlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '') || 'ciudad';

export interface FlightResultsAddress extends FlightSearchQuery {
  fromCity: string;
  toCity: string;
}

/** `/bogota-a-miami/results?…`: everything that the search needs is in the address. */
export function flightResultsHref({ fromCity, toCity, ...query }: FlightResultsAddress): string {
  const { tripType, returnDate, ...rest } = query;
  const search = new URLSearchParams({ tripType });
  for (const [name, value] of Object.entries(rest)) search.set(name, String(value));
  if (tripType === '2') search.set('returnDate', returnDate);
  return `/${citySlug(fromCity)}-a-${citySlug(toCity)}/results?${search}`;
}

/**
 * Pages on which a booking is filled in or paid, of every product: nothing may pull them from under the visitor.
 * `/hoteles/booking/pago` is one, `/user/my-journey/booking-detail` is none.
 */
export const isCheckoutPath = (pathname: string): boolean => /(^|\/)booking\//.test(pathname);

export const homeHref = (): string => routes.home;
export const bookingSummaryHref = (): string => routes.bookingSummary;
export const bookingConfirmHref = (): string => routes.bookingConfirm;
export const myJourneyHref = (): string => routes.myJourney;
export const bookingDetailHref = (): string => routes.bookingDetail;
/** `about`: code of the deal or offer that the visitor wants to be called about. */
export const contactUsHref = (about?: string): string =>
  about ? `${routes.contactUs}?${new URLSearchParams({ about })}` : routes.contactUs;
