import { DEFAULT_LANGUAGE, type Language } from '../languages/codes.ts';

// Each by itself: what reads them from `routes` at once would stay in pages that use nothing of it.
const SUMMARY = '/booking/summary';
const CONFIRM = '/booking/confirm';
const AUTHORIZE = '/booking/authenticate/authorize';

/**
 * Paths of §2 for all that lead to one or compare with one. Only claims spell them again: a `remote.config.ts` says what
 * it claims in full.
 */
export const routes = {
  home: '/',
  /** nothing leads there by it any more; it stays while a kept release names it */
  flightResults: '/:url/results',
  bookingSummary: SUMMARY,
  bookingConfirm: CONFIRM,
  /** on the way to the provider's page */
  bookingAuthenticate: '/booking/authenticate',
  /** where it sends visitors back, by what became of the payment there */
  bookingAuthenticateAuthorize: AUTHORIZE,
  bookingAuthenticateCancel: '/booking/authenticate/cancel',
  bookingAuthenticateWaiting: '/booking/authenticate/waiting',
  billingSummary: '/booking/BillingSummary',
  myJourney: '/user/my-journey',
  bookingDetail: '/user/my-journey/booking-detail',
  contactUs: '/contact-us',
} as const;

/**
 * §2's named routes: a claim says which name its page goes by. The addresses below are of the same paths: names would weigh
 * in each page that leads there.
 */
export const namedRoutes = {
  /** where a payment that failed leads back to */
  'booking-summary': SUMMARY,
  /** after a payment */
  'booking-confirm': CONFIRM,
  /** of a payment on the provider's page, by the cart in the address */
  'booking-authenticate-authorize': AUTHORIZE,
} as const;
export type RouteName = keyof typeof namedRoutes;

/** Path of the page that goes by a name. */
export const hrefOf = (name: RouteName): string => namedRoutes[name];

/**
 * Pages on which a booking is filled in or paid, of every product: nothing may pull them from under the visitor.
 * `/hoteles/booking/pago` is one, `/user/my-journey/booking-detail` is none.
 */
export const isCheckoutPath = (pathname: string): boolean => /(^|\/)booking\//.test(pathname);

/**
 * Name and value by which a form that no script sends says so in its address: the page that it leads to is waited for
 * longer, since no browser will draw it.
 */
export const WITHOUT_SCRIPT = ['script', 'none'] as const;

/** Names the language of an address; it has the cookie's name. */
export const LANGUAGE_PARAMETER = 'locale';

/**
 * The address of a page in a language, which crawlers and shared links keep: its path, in any but the default language
 * with the language's name. @param path without query
 */
export const inLanguage = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`;

export const homeHref = (): string => routes.home;
export const bookingSummaryHref = (): string => routes.bookingSummary;
export const bookingConfirmHref = (): string => routes.bookingConfirm;
export const bookingAuthenticateHref = (): string => routes.bookingAuthenticate;
export const billingSummaryHref = (): string => routes.billingSummary;
export const myJourneyHref = (): string => routes.myJourney;
export const bookingDetailHref = (): string => routes.bookingDetail;
/** `about`: code of the deal or offer that the visitor wants to be called about. */
export const contactUsHref = (about?: string): string =>
  about ? `${routes.contactUs}?${new URLSearchParams({ about })}` : routes.contactUs;

/** Products with booking pages of their own (§2), and below which address. */
const OWN_PAGES = { hotel: '/hoteles', activity: '/activities', tour: '/turs' } as const;
export type ProductWithPages = keyof typeof OWN_PAGES;
/** Those of another product, of which it is a part: what is left to pay of a tour is paid where a tour is. */
const PAGES_OF = { ...OWN_PAGES, 'tour-balance': OWN_PAGES.tour } as const;

/** Where something is filled in and paid, waited for, and shown once it is booked. */
export interface BookingPages {
  summary: string;
  /** nothing: the summary stands while a payment is pending */
  waiting?: string;
  success: string;
}

/**
 * The pages on which a cart is bought, or a booking was, by what is in it. Items of one product have that product's
 * pages; a flight, several products in one order, and what has none of its own have `/booking/…`.
 */
export function bookingPagesOf(items: readonly { product: string }[]): BookingPages {
  const names = new Set(items.map(({ product }) => product));
  const [, at] = Object.entries(PAGES_OF).find(([product]) => names.size === 1 && names.has(product)) ?? [];
  return at
    ? { summary: `${at}/booking/summary`, waiting: `${at}/booking/waiting`, success: `${at}/booking/success` }
    : { summary: routes.bookingSummary, success: routes.bookingConfirm };
}
