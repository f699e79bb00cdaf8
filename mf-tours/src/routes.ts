import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/turs': withTexts(() => import(/* webpackChunkName: "page-tours-home" */ './pages/tours-home.tsx'), {
      es: () =>
        import(/* webpackChunkName: "texts-page-tours-home-es" */ './pages/tours-home/locales/es.json'),
      en: () =>
        import(/* webpackChunkName: "texts-page-tours-home-en" */ './pages/tours-home/locales/en.json'),
    }),
  },
});
