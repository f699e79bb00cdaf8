import {
  type ApiHandler,
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { flightSearch } from '../features/flight-search/flight-search-store.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import homeEn from '../pages/home/locales/en.json' with { type: 'json' };
import homeEs from '../pages/home/locales/es.json' with { type: 'json' };
import * as home from '../pages/home.tsx';
import resultsEn from '../pages/results/locales/en.json' with { type: 'json' };
import resultsEs from '../pages/results/locales/es.json' with { type: 'json' };
import * as results from '../pages/results.tsx';
import * as search from '../pages/search.tsx';
import * as destination from '../parts/destination.tsx';
import { airportGroup } from './places.ts';

beforeAll(broughtWithPage);
// As the stores of the contracts: each test is a tab of its own.
afterEach(() => flightSearch.reset());

const texts = [{ namespace: 'flights', es, en }];
const homeTexts = [...texts, { namespace: 'flights', es: homeEs, en: homeEn }];
const resultsTexts = [...texts, { namespace: 'flights', es: resultsEs, en: resultsEn }];

/** Saturday: the day on which the tests of pages happen. */
export const TODAY = '2026-11-21';

/** A results address of `query` over Bogotá to Miami and back, 12 to 27 December 2026, one adult. */
export function resultsPath(query: Record<string, string> = {}): string {
  const search = new URLSearchParams({
    tripType: '2',
    from: 'BOG',
    to: 'MIA',
    departureDate: '2026-12-12',
    returnDate: '2026-12-27',
    adult: '1',
    ...query,
  });
  return `/bogota-a-miami/results?${search}`;
}

/** Nothing is sold by phone only, no place has a price and no answer is kept, but for tests that say otherwise. */
const quiet: ApiHandler[] = [
  { method: 'POST', path: '/flight/cached', body: { error: false, data: [] } },
  { method: 'GET', path: '/air/phone-deals', body: { data: [] } },
  { method: 'GET', path: '/air/destination-prices', body: { from: 'BOG', data: [] } },
];

export const showHome = ({ apiHandlers = [], ...options }: RenderPageOptions = {}) =>
  renderPage(home, { route: '/', texts: homeTexts, apiHandlers: [...apiHandlers, ...quiet], ...options });

/** Any offer can be kept for the phone. */
const keepsForPhone: ApiHandler = {
  method: 'POST',
  path: '/air/phone-offers',
  status: 201,
  body: { code: 'AF-2222', until: '2026-11-23T00:00:00.000Z' },
};

/** No day has a price, but for tests that say otherwise. */
const noPrices: ApiHandler = {
  method: 'POST',
  path: '/air/flight-offer/calendar',
  body: { data: [], meta: { currency: 'USD' } },
};

/** Whichever airport is asked for, there is one, but for tests that say otherwise. */
const everyAirport: ApiHandler = {
  method: 'GET',
  path: '/search/airports',
  respond: ({ query }) => {
    const code = query.get('term') ?? '';
    return { body: { data: [airportGroup(code, code, [code, code])] } };
  },
};

export const showResults = ({ apiHandlers = [], ...options }: RenderPageOptions = {}) =>
  renderPage(results, {
    route: '/:url/results',
    path: resultsPath(),
    texts: resultsTexts,
    apiHandlers: [...apiHandlers, keepsForPhone, noPrices, everyAirport],
    ...options,
  });

export const showDestination = (options: RenderPageOptions = {}) =>
  renderPage(destination, { route: '/no-hay', path: '/no-hay', texts, ...options });

const SEARCH = '/vuelos/buscar';

export const showSearch = (query: Record<string, string>, options: RenderPageOptions = {}) =>
  renderPage(search, { route: SEARCH, path: `${SEARCH}?${new URLSearchParams(query)}`, texts, ...options });

export const serveSearch = (query: Record<string, string>, options: RenderOnServerOptions = {}) =>
  renderOnServer(search, {
    route: SEARCH,
    path: `${SEARCH}?${new URLSearchParams(query)}`,
    texts,
    ...options,
  });

export const serveHome = (options: RenderOnServerOptions = {}) =>
  renderOnServer(home, { route: '/', texts: homeTexts, ...options });

export const serveResults = (options: RenderOnServerOptions = {}) =>
  renderOnServer(results, { route: '/:url/results', path: resultsPath(), texts: resultsTexts, ...options });
