import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/contact-us': () => import(/* webpackChunkName: "page-contact-us" */ './pages/contact-us.tsx'),
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
