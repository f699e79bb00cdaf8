import {
  pageOnServer,
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { staySearch } from '../features/stay-search/stay-search-store.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import homeEn from '../pages/home/locales/en.json' with { type: 'json' };
import homeEs from '../pages/home/locales/es.json' with { type: 'json' };
import * as home from '../pages/home.tsx';
import hotelEn from '../pages/hotel/locales/en.json' with { type: 'json' };
import hotelEs from '../pages/hotel/locales/es.json' with { type: 'json' };
import * as hotel from '../pages/hotel.tsx';
import placeEn from '../pages/place/locales/en.json' with { type: 'json' };
import placeEs from '../pages/place/locales/es.json' with { type: 'json' };
import * as place from '../pages/place.tsx';
import resultsEn from '../pages/results/locales/en.json' with { type: 'json' };
import resultsEs from '../pages/results/locales/es.json' with { type: 'json' };
import * as results from '../pages/results.tsx';
import searchEn from '../pages/search/locales/en.json' with { type: 'json' };
import searchEs from '../pages/search/locales/es.json' with { type: 'json' };
import * as search from '../pages/search.tsx';

beforeAll(broughtWithPage);
// As the stores of the contracts: each test is a tab of its own.
afterEach(() => staySearch.reset());

const namespace = 'hotels';
const common = { namespace, es, en };
const ofHome = {
  route: '/hoteles',
  path: '/hoteles',
  texts: [common, { namespace, es: homeEs, en: homeEn }],
};
const ofPlace = {
  route: '/us/hotel/:place',
  path: '/us/hotel/cancun',
  texts: [common, { namespace, es: placeEs, en: placeEn }],
};

/** A results address of `query` over Cartagena, 10 to 14 December 2026, one room for two. */
export function resultsPath(query: Record<string, string> = {}): string {
  const search = { place: 'city-2713a', checkIn: '2026-12-10', checkOut: '2026-12-14', rooms: '2' };
  return `/hoteles/result?${new URLSearchParams({ ...search, ...query })}`;
}

const ofResults = {
  route: '/hoteles/result',
  path: resultsPath(),
  texts: [common, { namespace, es: resultsEs, en: resultsEn }],
};
const ofHotel = {
  route: '/hoteles/summary',
  path: '/hoteles/summary',
  texts: [common, { namespace, es: hotelEs, en: hotelEn }],
};

export const showHome = (options: RenderPageOptions = {}) => renderPage(home, { ...ofHome, ...options });
export const serveHome = (options: RenderOnServerOptions = {}) =>
  renderOnServer(home, { ...ofHome, ...options });

export const showPlace = (options: RenderPageOptions = {}) => renderPage(place, { ...ofPlace, ...options });
/** With what it says of itself. */
export const servePlaceWithMeta = (options: RenderOnServerOptions = {}) =>
  pageOnServer(place, { ...ofPlace, ...options });
export const servePlace = (options: RenderOnServerOptions = {}) =>
  renderOnServer(place, { ...ofPlace, ...options });

export const showResults = (options: RenderPageOptions = {}) =>
  renderPage(results, { ...ofResults, ...options });
export const serveResults = (options: RenderOnServerOptions = {}) =>
  renderOnServer(results, { ...ofResults, ...options });

export const showHotel = (options: RenderPageOptions = {}) => renderPage(hotel, { ...ofHotel, ...options });
export const serveHotel = (options: RenderOnServerOptions = {}) =>
  renderOnServer(hotel, { ...ofHotel, ...options });

const ofSearch = (query: Record<string, string>) => ({
  route: '/hoteles/buscar',
  path: `/hoteles/buscar?${new URLSearchParams(query)}`,
  texts: [common, { namespace, es: searchEs, en: searchEn }],
});

export const showSearch = (query: Record<string, string>, options: RenderPageOptions = {}) =>
  renderPage(search, { ...ofSearch(query), ...options });
export const serveSearch = (query: Record<string, string>, options: RenderOnServerOptions = {}) =>
  renderOnServer(search, { ...ofSearch(query), ...options });
