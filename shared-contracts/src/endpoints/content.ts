import { contentCard, contentPage } from '../content/page.ts';
import { SECTION_PAGES } from '../content/sections.ts';
import { listedPages } from '../listings/index.ts';
import { cleanTextUpTo } from '../rules/clean-text.ts';
import { languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const language = z.optional(languageCode);
/** A path of the site, as it stands in an address: `/articulos/cartagena-en-tres-dias`. */
const path = z.string().check(z.regex(/^\/[\w/-]{0,200}$/));

/** A text by its own address, which says the language too. */
export const getContentPage = defineEndpoint({
  id: 'getContentPage',
  method: 'GET',
  path: '/content/page',
  summary: 'A text of the site with all that its page shows, by its address; 410 for one that was taken away',
  query: z.strictObject({ path, language }),
  status: 200,
  answer: contentPage,
  errors: ['validation', 'not-found', 'gone'],
});

/** A text that is not published, or not yet as it will be, by a signed address that ends. */
export const getContentPreview = defineEndpoint({
  id: 'getContentPreview',
  method: 'GET',
  path: '/content/preview',
  summary: 'A text as its file says now, drafts too, by the signed address that the content team was given',
  personal: true,
  query: z.strictObject({ token: z.string().check(z.maxLength(300)) }),
  status: 200,
  answer: contentPage,
  errors: ['validation', 'not-found'],
});

/** What one of §2's lists selects, newest first. */
export const getContentSection = defineEndpoint({
  id: 'getContentSection',
  method: 'GET',
  path: '/content/sections/{page}',
  summary: 'The texts that a page of the site lists, newest first',
  params: z.strictObject({ page: z.enum(SECTION_PAGES) }),
  query: z.strictObject({ language }),
  status: 200,
  answer: z.strictObject({ data: z.array(contentCard) }),
  errors: ['validation'],
});

/** Each is a text with a page of its own. */
export const getAirlines = defineEndpoint({
  id: 'getAirlines',
  method: 'GET',
  path: '/airlines',
  summary: 'The airlines that have a page, by name: designator, base and alliance of each',
  query: z.strictObject({ language }),
  status: 200,
  answer: z.strictObject({ data: z.array(contentCard) }),
  errors: ['validation'],
});

/** At most this many are told. */
export const MOST_FOUND_TEXTS = 20;

/** Texts by words of title, lead or body; accents, plurals and typing mistakes do not matter. */
export const searchContent = defineEndpoint({
  id: 'searchContent',
  method: 'GET',
  path: '/content/search',
  summary: 'Texts of the site by words of theirs, those first that say them in the title',
  query: z.strictObject({ text: cleanTextUpTo(100), language }),
  status: 200,
  answer: z.strictObject({
    data: z.array(contentCard),
    /** what was looked for, where what was typed stands in no text */
    insteadOf: z.optional(z.string()),
  }),
  errors: ['validation'],
});

/** For sitemaps: every text and every list of texts, with where it stands in each language. */
export const getContentAddresses = defineEndpoint({
  id: 'getContentAddresses',
  method: 'GET',
  path: '/content/addresses',
  summary:
    'Every published text and every list: its address in each language, its picture, and when it was last changed',
  status: 200,
  answer: listedPages,
  errors: [],
});
