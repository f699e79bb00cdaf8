import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/hoteles': withTexts(() => import(/* webpackChunkName: "page-home" */ './pages/home.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-home-es" */ './pages/home/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-home-en" */ './pages/home/locales/en.json'),
    }),
    '/us/hotel/:place': withTexts(() => import(/* webpackChunkName: "page-place" */ './pages/place.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-place-es" */ './pages/place/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-place-en" */ './pages/place/locales/en.json'),
    }),
    '/hoteles/result': withTexts(() => import(/* webpackChunkName: "page-results" */ './pages/results.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-results-es" */ './pages/results/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-results-en" */ './pages/results/locales/en.json'),
    }),
    '/hoteles/buscar': withTexts(() => import(/* webpackChunkName: "page-search" */ './pages/search.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-search-es" */ './pages/search/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-search-en" */ './pages/search/locales/en.json'),
    }),
    '/hoteles/summary': withTexts(() => import(/* webpackChunkName: "page-hotel" */ './pages/hotel.tsx'), {
      es: () => import(/* webpackChunkName: "texts-page-hotel-es" */ './pages/hotel/locales/es.json'),
      en: () => import(/* webpackChunkName: "texts-page-hotel-en" */ './pages/hotel/locales/en.json'),
    }),
  },
  parts: {
    search: () => import(/* webpackChunkName: "part-search" */ './parts/search.tsx'),
    around: () => import(/* webpackChunkName: "part-around" */ './parts/around.tsx'),
    'place-map': () => import(/* webpackChunkName: "part-place-map" */ './parts/place-map.tsx'),
  },
});
