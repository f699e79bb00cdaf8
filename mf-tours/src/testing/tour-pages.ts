import {
  pageOnServer,
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import tourEn from '../pages/tour/locales/en.json' with { type: 'json' };
import tourEs from '../pages/tour/locales/es.json' with { type: 'json' };
import * as tour from '../pages/tour.tsx';
import countryEn from '../pages/tour-country/locales/en.json' with { type: 'json' };
import countryEs from '../pages/tour-country/locales/es.json' with { type: 'json' };
import * as country from '../pages/tour-country.tsx';
import resultsEn from '../pages/tour-results/locales/en.json' with { type: 'json' };
import resultsEs from '../pages/tour-results/locales/es.json' with { type: 'json' };
import * as results from '../pages/tour-results.tsx';
import homeEn from '../pages/tours-home/locales/en.json' with { type: 'json' };
import homeEs from '../pages/tours-home/locales/es.json' with { type: 'json' };
import * as home from '../pages/tours-home.tsx';
import en from '../tours/locales/en.json' with { type: 'json' };
import es from '../tours/locales/es.json' with { type: 'json' };
import { toursTexts } from './tours-texts.ts';

beforeAll(broughtWithPage);

const ofHome = {
  route: '/turs',
  path: '/turs',
  texts: toursTexts({ es: { ...es, ...homeEs }, en: { ...en, ...homeEn } }),
};
const ofCountry = {
  route: '/turs/:country',
  path: '/turs/peru',
  texts: toursTexts({ es: { ...es, ...countryEs }, en: { ...en, ...countryEn } }),
};
const ofResults = {
  route: '/turs/result',
  path: '/turs/result',
  texts: toursTexts({ es: { ...es, ...resultsEs }, en: { ...en, ...resultsEn } }),
};
const ofTour = {
  route: '/turs/:country/:package',
  path: '/turs/peru/cusco-en-tres-dias',
  texts: toursTexts({ es: { ...es, ...tourEs }, en: { ...en, ...tourEn } }),
};

/** Each page as a visitor finds it, and as the edge writes it. */
export const showToursHome = (options: RenderPageOptions = {}) => renderPage(home, { ...ofHome, ...options });
export const serveToursHome = (options: RenderOnServerOptions = {}) =>
  renderOnServer(home, { ...ofHome, ...options });

export const showTourCountry = (options: RenderPageOptions = {}) =>
  renderPage(country, { ...ofCountry, ...options });

export const showTourResults = (options: RenderPageOptions = {}) =>
  renderPage(results, { ...ofResults, ...options });
export const serveTourResults = (options: RenderOnServerOptions = {}) =>
  renderOnServer(results, { ...ofResults, ...options });

export const showTour = (options: RenderPageOptions = {}) => renderPage(tour, { ...ofTour, ...options });
export const serveTour = (options: RenderOnServerOptions = {}) =>
  renderOnServer(tour, { ...ofTour, ...options });
/** With what it says of itself. */
export const serveTourWithMeta = (options: RenderOnServerOptions = {}) =>
  pageOnServer(tour, { ...ofTour, ...options });
