import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/': withTexts(() => import(/* webpackChunkName: "page-home" */ './pages/home.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-home-es" */ './pages/home/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-home-en" */ './pages/home/locales/en.json'),
    }),
    '/vuelos/buscar': () => import(/* webpackChunkName: "page-search" */ './pages/search.tsx'),
    '/:url/results': withTexts(() => import(/* webpackChunkName: "page-results" */ './pages/results.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-results-es" */ './pages/results/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-results-en" */ './pages/results/locales/en.json'),
    }),
  },
  parts: {
    destination: () => import(/* webpackChunkName: "part-destination" */ './parts/destination.tsx'),
    search: () => import(/* webpackChunkName: "part-search" */ './parts/search.tsx'),
  },
});
