import type { RouteClaim } from '@alisio/platform/sdk/remote';
import en from './src/airlines/locales/en.json' with { type: 'json' };
import es from './src/airlines/locales/es.json' with { type: 'json' };

/** Heads are what the list itself says, and an airline's page until its own is known. */
const common = {
  layout: 'custom',
  nav: 'flights',
  wakes: 'idle',
  listed: '/content/addresses',
  head: {
    es: { title: es.airlines.metaTitle, description: es.airlines.description },
    en: { title: en.airlines.metaTitle, description: en.airlines.description },
  },
} as const;

/** Slugs of §2's airlines, whose pages were articles before. */
const AIRLINES = [
  'aeromexico',
  'air-france',
  'american',
  'avianca',
  'copa',
  'delta',
  'frontier',
  'iberia',
  'jetblue',
  'klm',
  'latam',
  'lufthansa',
  'qatar',
  'southwest',
  'spirit',
  'turkish',
  'united',
];

const moved = Object.fromEntries(
  AIRLINES.map((airline) => [`/articulos/volar-con-${airline}`, `/airlines/${airline}`]),
);

/** §2's pages of airlines: the list, under two addresses, and a page of each. */
export const airlineClaims: readonly RouteClaim[] = [
  { ...common, path: '/airlines', page: 'airlines', query: [] },
  { ...common, path: '/nl/airlines', page: 'airlines', query: [], listed: false },
  { ...common, path: '/airlines/:airlineName', page: 'airline', query: ['from'], moved },
];
