import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/contact-us': () => import(/* webpackChunkName: "page-contact-us" */ './pages/contact-us.tsx'),
  },
});
