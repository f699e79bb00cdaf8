import {
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { packageSearch } from '../features/package-search/package-search-store.ts';
import en from '../packages/locales/en.json' with { type: 'json' };
import es from '../packages/locales/es.json' with { type: 'json' };
import * as one from '../pages/package.tsx';
import * as flights from '../pages/package-flights.tsx';
import * as results from '../pages/package-results.tsx';
import * as home from '../pages/packages.tsx';
import { packagePath } from './packages.ts';
import { toursTexts } from './tours-texts.ts';

beforeAll(broughtWithPage);
// As the stores of the contracts: each test is a tab of its own.
afterEach(() => packageSearch.reset());

const texts = toursTexts({ es, en });
const ofHome = { route: '/paquetes', path: '/paquetes', texts };
const ofResults = { route: '/paquetes/result', path: packagePath('result'), texts };
const ofFlights = { route: '/paquetes/vuelos', path: packagePath('vuelos'), texts };
const ofPackage = { route: '/paquetes/detalle', path: packagePath('detalle'), texts };

export const showPackages = (options: RenderPageOptions = {}) => renderPage(home, { ...ofHome, ...options });
export const servePackages = (options: RenderOnServerOptions = {}) =>
  renderOnServer(home, { ...ofHome, ...options });

export const showResults = (options: RenderPageOptions = {}) =>
  renderPage(results, { ...ofResults, ...options });
export const serveResults = (options: RenderOnServerOptions = {}) =>
  renderOnServer(results, { ...ofResults, ...options });

export const showFlights = (options: RenderPageOptions = {}) =>
  renderPage(flights, { ...ofFlights, ...options });
export const serveFlights = (options: RenderOnServerOptions = {}) =>
  renderOnServer(flights, { ...ofFlights, ...options });

export const showPackage = (options: RenderPageOptions = {}) => renderPage(one, { ...ofPackage, ...options });
export const servePackage = (options: RenderOnServerOptions = {}) =>
  renderOnServer(one, { ...ofPackage, ...options });
