import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/crucerro': withTexts(
      () => import(/* webpackChunkName: "page-cruises-home" */ './pages/cruises-home.tsx'),
      {
        es: () =>
          import(/* webpackChunkName: "texts-page-cruises-home-es" */ './pages/cruises-home/locales/es.json'),
        en: () =>
          import(/* webpackChunkName: "texts-page-cruises-home-en" */ './pages/cruises-home/locales/en.json'),
      },
    ),
    '/crucerro/result': withTexts(
      () => import(/* webpackChunkName: "page-cruise-results" */ './pages/cruise-results.tsx'),
      {
        es: () =>
          import(
            /* webpackChunkName: "texts-page-cruise-results-es" */ './pages/cruise-results/locales/es.json'
          ),
        en: () =>
          import(
            /* webpackChunkName: "texts-page-cruise-results-en" */ './pages/cruise-results/locales/en.json'
          ),
      },
    ),
    '/crucerro/details': withTexts(() => import(/* webpackChunkName: "page-cruise" */ './pages/cruise.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-cruise-es" */ './pages/cruise/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-cruise-en" */ './pages/cruise/locales/en.json'),
    }),
  },
  parts: { search: () => import(/* webpackChunkName: "part-search" */ './parts/search.tsx') },
});
