import {
  pageOnServer,
  type RenderOnServerOptions,
  type RenderPageOptions,
  renderOnServer,
  renderPage,
} from '@alisio/platform/testing';
import type { ContentBlock, ContentCard, ContentPage } from '@alisio/shared-contracts/content';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as faq from '../pages/faq.tsx';
import * as preview from '../pages/preview.tsx';
import * as section from '../pages/section.tsx';
import * as sitePage from '../pages/site-page.tsx';
import * as text from '../pages/text.tsx';
import readingEn from '../reading/locales/en.json' with { type: 'json' };
import readingEs from '../reading/locales/es.json' with { type: 'json' };

beforeAll(broughtWithPage);

const texts = [{ namespace: 'content', es: { ...es, ...readingEs }, en: { ...en, ...readingEn } }];

/** A text in a list. */
export const aCard = (more: Partial<ContentCard> = {}): ContentCard => ({
  id: 'cartagena',
  kind: 'article',
  href: '/destinations/cartagena-en-tres-dias',
  title: 'Cartagena en tres días',
  lead: 'Qué hacer cuando aprieta el sol.',
  poster: 'cartagena',
  section: 'destinations',
  published: '2026-09-14',
  updated: '2026-11-20',
  minutes: 6,
  ...more,
});

const line = (words: string) => [{ text: words }];

const body: ContentBlock[] = [
  { kind: 'heading', level: 2, id: 'cuando-ir', text: 'Cuándo ir' },
  {
    kind: 'paragraph',
    line: [
      { text: 'Sopla el alisio en ' },
      { text: 'enero', strong: true },
      { text: ': mira ' },
      { text: 'Colombia', href: '/viajar-a-colombia' },
      { text: ' y ' },
      { text: 'Migración', href: 'https://www.migracioncolombia.gov.co' },
    ],
  },
  { kind: 'list', ordered: false, items: [line('Arepa de huevo')] },
  { kind: 'table', head: [line('Plan'), line('Tiempo')], rows: [[line('Barú'), line('50 min')]] },
  { kind: 'tip', lines: [line('Lleva sombrero.')] },
  { kind: 'part', part: 'price', given: { to: 'CTG', city: 'Cartagena' } },
  { kind: 'part', part: 'weather', given: {} },
];

/** An article as the API tells it. */
export const aText = (more: Partial<ContentPage> = {}): ContentPage => ({
  card: aCard(),
  language: 'es',
  addresses: { es: '/destinations/cartagena-en-tres-dias', en: '/destinations/cartagena-in-three-days' },
  description: 'Tres días en Cartagena.',
  body,
  place: { city: 'Cartagena', country: 'CO', airport: 'CTG' },
  flights: { to: 'CTG', city: 'Cartagena' },
  weather: {
    source: 'Normales públicas',
    months: Array.from({ length: 12 }, (_, month) => ({ low: 24, high: 31, rain: month * 20 })),
  },
  related: [aCard({ id: 'lima', title: 'Lima a pie', href: '/destinations/lima', poster: 'lima' })],
  ...more,
});

const ofText = {
  route: '/:content/:article',
  path: '/destinations/cartagena-en-tres-dias',
  texts,
};
/** Each page as a visitor finds it, and as the edge writes it. */
export const showText = (options: RenderPageOptions = {}) => renderPage(text, { ...ofText, ...options });
export const serveText = (options: RenderOnServerOptions = {}) =>
  renderOnServer(text, { ...ofText, ...options });
export const servePreview = (options: RenderOnServerOptions = {}) =>
  renderOnServer(preview, { route: '/articulos/vista-previa', texts, ...options });
export const showSection = (options: RenderPageOptions = {}) =>
  renderPage(section, { route: '/destinations', path: '/destinations', texts, ...options });
export const serveSection = (options: RenderOnServerOptions = {}) =>
  renderOnServer(section, { route: '/destinations', path: '/destinations', texts, ...options });
export const showFaq = (options: RenderPageOptions = {}) =>
  renderPage(faq, { route: '/faq', path: '/faq', texts, ...options });
export const serveFaq = (options: RenderOnServerOptions = {}) =>
  renderOnServer(faq, { route: '/faq', path: '/faq', texts, ...options });
export const serveSitePage = (path: string, options: RenderOnServerOptions = {}) =>
  renderOnServer(sitePage, { route: path, path, texts, ...options });
/** With what they say of themselves. */
export const serveTextWithMeta = (options: RenderOnServerOptions = {}) =>
  pageOnServer(text, { ...ofText, ...options });
export const serveFaqWithMeta = (options: RenderOnServerOptions = {}) =>
  pageOnServer(faq, { route: '/faq', path: '/faq', texts, ...options });
export const serveSectionWithMeta = (path: string) =>
  pageOnServer(section, { route: '/destinations', path, texts });
export const servePreviewWithMeta = (path: string) =>
  pageOnServer(preview, { route: '/articulos/vista-previa', path, texts });
