import type { RouteClaim } from '@alisio/platform/sdk/remote';
import en from './src/reading/locales/en.json' with { type: 'json' };
import es from './src/reading/locales/es.json' with { type: 'json' };

/** §2's lists of texts, and which of the names in `sections` of the texts each goes by. */
const lists = {
  articles: 'articulos',
  articulos: 'articulos',
  blog: 'blog',
  cuento: 'cuento',
  destinations: 'destinations',
  entertainment: 'entretenimiento',
  entretenimiento: 'entretenimiento',
  noticias: 'noticias',
  'ofertas-de-vuelo': 'ofertas-de-vuelo',
  ofertas: 'ofertas',
  flights: 'vuelos',
  'vuelos-baratos': 'vuelos-baratos',
  vuelos: 'vuelos',
} as const satisfies Record<string, keyof typeof es.sections & keyof typeof en.sections>;

/** Heads are what the pages themselves say of the lists once their texts are there. */
const headOf = (section: keyof typeof es.sections): NonNullable<RouteClaim['head']> => {
  const said = ({ title, description }: { title: string; description: string }) => ({ title, description });
  return { es: said(es.sections[section]), en: said(en.sections[section]) };
};

/** The lists that are the home of texts: `/articulos/…`. */
export const homesOfTexts: readonly string[] = Object.keys(lists).filter(
  (page) => page !== 'blog' && page !== 'vuelos-baratos',
);

/** A claim for each list: a search, pages, its feed, and its texts in the sitemap. */
export const listClaims: readonly RouteClaim[] = Object.entries(lists).map(([page, section]) => ({
  path: `/${page}`,
  page: 'section',
  layout: 'custom',
  query: ['q', 'page'],
  wakes: 'idle',
  listed: '/content/addresses',
  feed: `/content/sections/${page}`,
  head: headOf(section),
}));

/** Until a text's own is known. */
const readingHead: NonNullable<RouteClaim['head']> = {
  es: { title: es.reading.title, description: es.reading.description },
  en: { title: en.reading.title, description: en.reading.description },
};

const text = {
  page: 'text',
  layout: 'custom',
  query: [],
  wakes: 'idle',
  listed: '/content/addresses',
  head: readingHead,
} as const;

/** Articles below their list, and country pages at the site's top. */
export const textClaims: readonly RouteClaim[] = [
  { ...text, path: '/:content/:article', known: { content: homesOfTexts } },
  { ...text, path: '/:content/:subpath/:article', known: { content: homesOfTexts } },
  { ...text, path: '/:countryPage' },
];
