import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes } from '@alisio/platform/sdk/remote';

interface TextFile {
  default: Record<string, unknown>;
}

/** Two files of texts as one: an airline's page says what all texts say, and something of its own. */
const both = async (one: Promise<TextFile>, other: Promise<TextFile>): Promise<TextFile> => {
  const [{ default: first }, { default: second }] = await Promise.all([one, other]);
  return { default: { ...first, ...second } };
};

/** Each of them shows several addresses. */
const pages = {
  text: withTexts(() => import(/* webpackChunkName: "page-text" */ './pages/text.tsx'), {
    es: () => import(/* webpackChunkName: "texts-page-text-es" */ './reading/locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-page-text-en" */ './reading/locales/en.json'),
  }),
  preview: withTexts(() => import(/* webpackChunkName: "page-preview" */ './pages/preview.tsx'), {
    es: () => import(/* webpackChunkName: "texts-page-preview-es" */ './reading/locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-page-preview-en" */ './reading/locales/en.json'),
  }),
  section: withTexts(() => import(/* webpackChunkName: "page-section" */ './pages/section.tsx'), {
    es: () => import(/* webpackChunkName: "texts-page-section-es" */ './reading/locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-page-section-en" */ './reading/locales/en.json'),
  }),
  airlines: withTexts(() => import(/* webpackChunkName: "page-airlines" */ './pages/airlines.tsx'), {
    es: () =>
      both(
        import(/* webpackChunkName: "texts-page-airlines-es" */ './reading/locales/es.json'),
        import(/* webpackChunkName: "texts-page-airlines-es" */ './airlines/locales/es.json'),
      ),
    en: () =>
      both(
        import(/* webpackChunkName: "texts-page-airlines-en" */ './reading/locales/en.json'),
        import(/* webpackChunkName: "texts-page-airlines-en" */ './airlines/locales/en.json'),
      ),
  }),
  airline: withTexts(() => import(/* webpackChunkName: "page-airline" */ './pages/airline.tsx'), {
    es: () =>
      both(
        import(/* webpackChunkName: "texts-page-airline-es" */ './reading/locales/es.json'),
        import(/* webpackChunkName: "texts-page-airline-es" */ './airlines/locales/es.json'),
      ),
    en: () =>
      both(
        import(/* webpackChunkName: "texts-page-airline-en" */ './reading/locales/en.json'),
        import(/* webpackChunkName: "texts-page-airline-en" */ './airlines/locales/en.json'),
      ),
  }),
  sitePage: withTexts(() => import(/* webpackChunkName: "page-site-page" */ './pages/site-page.tsx'), {
    es: () => import(/* webpackChunkName: "texts-page-site-page-es" */ './reading/locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-page-site-page-en" */ './reading/locales/en.json'),
  }),
  faq: withTexts(() => import(/* webpackChunkName: "page-faq" */ './pages/faq.tsx'), {
    es: () => import(/* webpackChunkName: "texts-page-faq-es" */ './reading/locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-page-faq-en" */ './reading/locales/en.json'),
  }),
};

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/contact-us': () => import(/* webpackChunkName: "page-contact-us" */ './pages/contact-us.tsx'),
    '/:content/:article': pages.text,
    '/:content/:subpath/:article': pages.text,
    '/:countryPage': pages.text,
    '/articulos/vista-previa': pages.preview,
    '/articles': pages.section,
    '/articulos': pages.section,
    '/blog': pages.section,
    '/cuento': pages.section,
    '/destinations': pages.section,
    '/entertainment': pages.section,
    '/entretenimiento': pages.section,
    '/noticias': pages.section,
    '/ofertas-de-vuelo': pages.section,
    '/ofertas': pages.section,
    '/flights': pages.section,
    '/vuelos-baratos': pages.section,
    '/vuelos': pages.section,
    '/airlines': pages.airlines,
    '/nl/airlines': pages.airlines,
    '/airlines/:airlineName': pages.airline,
    '/about-us': pages.sitePage,
    '/privacy-policy': pages.sitePage,
    '/terms': pages.sitePage,
    '/gracias': pages.sitePage,
    '/conserje': pages.sitePage,
    '/faq': pages.faq,
    '/trains-deals': withTexts(
      () => import(/* webpackChunkName: "page-trains-deals" */ './pages/trains-deals.tsx'),
      {
        es: () => import(/* webpackChunkName: "texts-page-trains-deals-es" */ './trains/locales/es.json'),
        en: () => import(/* webpackChunkName: "texts-page-trains-deals-en" */ './trains/locales/en.json'),
      },
    ),
    '/trains-deals/:token': withTexts(
      () => import(/* webpackChunkName: "page-train-token" */ './pages/train-token.tsx'),
      {
        es: () => import(/* webpackChunkName: "texts-page-train-token-es" */ './trains/locales/es.json'),
        en: () => import(/* webpackChunkName: "texts-page-train-token-en" */ './trains/locales/en.json'),
      },
    ),
  },
  parts: {
    'call-me-back': () => import(/* webpackChunkName: "part-call-me-back" */ './parts/call-me-back.tsx'),
  },
});
