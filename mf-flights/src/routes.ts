import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/': () => import(/* webpackChunkName: "page-home" */ './pages/home.tsx'),
    '/vuelos/buscar': () => import(/* webpackChunkName: "page-search" */ './pages/search.tsx'),
    '/:url/results': () => import(/* webpackChunkName: "page-results" */ './pages/results.tsx'),
  },
  parts: {
    destination: () => import(/* webpackChunkName: "part-destination" */ './parts/destination.tsx'),
  },
});
