import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/booking/summary': () => import(/* webpackChunkName: "page-summary" */ './pages/summary.tsx'),
    '/booking/confirm': () => import(/* webpackChunkName: "page-confirm" */ './pages/confirm.tsx'),
    '/user/my-journey': () => import(/* webpackChunkName: "page-my-journey" */ './pages/my-journey.tsx'),
    '/user/my-journey/booking-detail': () =>
      import(/* webpackChunkName: "page-booking-detail" */ './pages/booking-detail.tsx'),
  },
});
