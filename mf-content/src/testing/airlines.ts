import {
  pageOnServer,
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import type { ContentPage } from '@alisio/shared-contracts/content';
import type { CarrierRoutesAnswer } from '@alisio/shared-contracts/flights';
import airlinesEn from '../airlines/locales/en.json' with { type: 'json' };
import airlinesEs from '../airlines/locales/es.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as airline from '../pages/airline.tsx';
import * as airlines from '../pages/airlines.tsx';
import readingEn from '../reading/locales/en.json' with { type: 'json' };
import readingEs from '../reading/locales/es.json' with { type: 'json' };
import { aCard, aText } from './texts.ts';

const texts = [
  {
    namespace: 'content',
    es: { ...es, ...readingEs, ...airlinesEs },
    en: { ...en, ...readingEn, ...airlinesEn },
  },
];

const AVIANCA = { code: 'AV', name: 'Avianca', base: 'Bogotá, El Dorado', alliance: 'star' } as const;

/** An airline in a list. */
export const anAirlineCard = (more: Partial<typeof AVIANCA> | { name: string; code: string } = {}) =>
  aCard({
    id: 'avianca',
    kind: 'airline',
    href: '/airlines/avianca',
    title: 'Volar con Avianca',
    poster: 'vuelo',
    airline: { ...AVIANCA, ...more },
  });

/** An airline's text as the API tells it. */
export const anAirline = (more: Partial<ContentPage> = {}): ContentPage =>
  aText({
    card: anAirlineCard(),
    addresses: { es: '/airlines/avianca', en: '/airlines/avianca' },
    body: [{ kind: 'paragraph', line: [{ text: 'Nació en 1919.' }] }],
    airline: {
      ...AVIANCA,
      site: 'https://www.avianca.com',
      bags: { carryOn: { length: 55, width: 35, height: 25 } },
      deadlines: { online: 1440, arrive: 180, bags: 60, gate: 20 },
      terminals: [{ airport: 'BOG', city: 'Bogotá', terminal: '1', way: 'Bus' }],
    },
    ...more,
  });

/** What it flies from Bogotá as the API tells it: the second route's price is not known yet. */
export const someRoutes = (more: Partial<CarrierRoutesAnswer> = {}): CarrierRoutesAnswer => ({
  from: { code: 'BOG', city: 'Bogotá' },
  origins: [
    { code: 'BOG', city: 'Bogotá' },
    { code: 'MEX', city: 'Ciudad de México' },
  ],
  destinations: 64,
  weekly: 1470,
  routes: [
    {
      to: 'CTG',
      city: 'Cartagena',
      minutes: 90,
      weekly: 56,
      trip: {
        to: 'CTG',
        departureDate: '2027-01-13',
        returnDate: '2027-01-20',
        price: { amount: 6800, currency: 'USD' },
      },
    },
    { to: 'LHR', city: 'Londres', minutes: 650, weekly: 4, trip: null },
  ],
  isPriced: true,
  fares: [
    { family: 'BASIC', cabin: 1, checked: 0, checkedFar: 0 },
    { family: 'CLASSIC', cabin: 1, checked: 1, checkedFar: 1 },
    { family: 'FLEX', cabin: 1, checked: 1, checkedFar: 2 },
  ],
  checkedKilograms: 23,
  bagFrom: { amount: 4300, currency: 'USD' },
  ...more,
});

const ofAirline = { route: '/airlines/:airlineName', path: '/airlines/avianca', texts };
/** Each page as a visitor finds it, and as the edge writes it. */
export const showAirline = (options: RenderPageOptions = {}) =>
  renderPage(airline, { ...ofAirline, ...options });
export const serveAirline = (options: RenderOnServerOptions = {}) =>
  renderOnServer(airline, { ...ofAirline, ...options });
/** With what it says of itself. */
export const serveAirlineWithMeta = (options: RenderOnServerOptions = {}) =>
  pageOnServer(airline, { ...ofAirline, ...options });
export const showAirlines = (options: RenderPageOptions = {}) =>
  renderPage(airlines, { route: '/airlines', path: '/airlines', texts, ...options });
