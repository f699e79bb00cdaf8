import type { Language } from '../languages/index.ts';

/** What a text belongs to. The first of a text's sections is where it lives: `/articulos/…`. */
export const CONTENT_SECTIONS = [
  'articulos',
  'cuento',
  'destinations',
  'entretenimiento',
  'noticias',
  'ofertas',
  'ofertas-de-vuelo',
  'vuelos',
] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];

/** §2's pages that list texts. Two of them that show the same section are its two languages. */
export const SECTION_PAGES = [
  'articles',
  'articulos',
  'blog',
  'cuento',
  'destinations',
  'entertainment',
  'entretenimiento',
  'noticias',
  'ofertas-de-vuelo',
  'ofertas',
  'flights',
  'vuelos-baratos',
  'vuelos',
] as const;
export type SectionPage = (typeof SECTION_PAGES)[number];

/** Whether an address at the site's top, without its slash, is a page that lists texts. */
export const isSectionPage = (name: string): name is SectionPage =>
  SECTION_PAGES.some((page) => page === name);

/** The page that lists a section, by language. */
const homes: Record<ContentSection, Record<Language, SectionPage>> = {
  articulos: { es: 'articulos', en: 'articles' },
  cuento: { es: 'cuento', en: 'cuento' },
  destinations: { es: 'destinations', en: 'destinations' },
  entretenimiento: { es: 'entretenimiento', en: 'entertainment' },
  noticias: { es: 'noticias', en: 'noticias' },
  ofertas: { es: 'ofertas', en: 'ofertas' },
  'ofertas-de-vuelo': { es: 'ofertas-de-vuelo', en: 'ofertas-de-vuelo' },
  vuelos: { es: 'vuelos', en: 'flights' },
};

/** Where a section stands in a language: `/articulos`, in English `/articles`. */
export const sectionHref = (section: ContentSection, language: Language): string =>
  `/${homes[section][language]}`;

/** What a page selects: its sections, newest first; `blog` has all of them. */
export function sectionsOf(page: SectionPage): readonly ContentSection[] {
  if (page === 'blog') return CONTENT_SECTIONS;
  // Cheap flights: what flying costs and when, whichever section it was written for.
  if (page === 'vuelos-baratos') return ['ofertas-de-vuelo', 'vuelos'];
  return CONTENT_SECTIONS.filter((section) => Object.values(homes[section]).includes(page));
}

/** The address of the same list in each language: `/articulos` and `/articles` are one list. */
export function sectionPageIn(page: SectionPage, language: Language): SectionPage {
  const [section, ...more] = sectionsOf(page);
  if (section === undefined || more.length > 0) return page;
  return homes[section][language];
}

/** The text's own address: `/articulos/cartagena-en-tres-dias`. */
export const articleHref = (section: ContentSection, slug: string, language: Language): string =>
  `${sectionHref(section, language)}/${slug}`;

/** The address of a country's page, at the site's top. */
export const countryPageHref = (slug: string): string => `/${slug}`;

/** The list of airlines, at one address in each language. */
export const AIRLINES_PAGE = '/airlines';

/** The page of an airline, the same in each language. */
export const airlineHref = (slug: string): string => `${AIRLINES_PAGE}/${slug}`;
