import { withTexts } from '@alisio/platform/sdk/i18n';
import { defineRoutes, type RemoteRoutes } from '@alisio/platform/sdk/remote';
import type { ProductWithPages } from '@alisio/shared-contracts/routes';
import { titled } from './booking-pages/titled.ts';

const summaryTexts = {
  es: () => import(/* webpackChunkName: "texts-page-summary-es" */ './pages/summary/locales/es.json'),
  en: () => import(/* webpackChunkName: "texts-page-summary-en" */ './pages/summary/locales/en.json'),
};
const confirmTexts = {
  es: () => import(/* webpackChunkName: "texts-page-confirm-es" */ './features/confirmation/locales/es.json'),
  en: () => import(/* webpackChunkName: "texts-page-confirm-en" */ './features/confirmation/locales/en.json'),
};
const summary = () => import(/* webpackChunkName: "page-summary" */ './pages/summary.tsx');
const waiting = () => import(/* webpackChunkName: "page-waiting" */ './pages/waiting.tsx');
const confirm = () => import(/* webpackChunkName: "page-confirm" */ './pages/confirm.tsx');

/** The booking pages that a product has below an address of its own (§2). */
const pagesOf = (product: ProductWithPages, at: string): RemoteRoutes['pages'] => ({
  [`${at}/booking/summary`]: withTexts(titled(summary, product), summaryTexts),
  [`${at}/booking/waiting`]: titled(waiting, product),
  [`${at}/booking/success`]: withTexts(titled(confirm, product), confirmTexts),
});

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/booking/summary': withTexts(summary, summaryTexts),
    '/booking/authenticate': () =>
      import(/* webpackChunkName: "page-authenticate" */ './pages/authenticate.tsx'),
    '/booking/authenticate/authorize': () =>
      import(/* webpackChunkName: "page-authenticate-authorize" */ './pages/authenticate-authorize.tsx'),
    '/booking/authenticate/cancel': () =>
      import(/* webpackChunkName: "page-authenticate-cancel" */ './pages/authenticate-cancel.tsx'),
    '/booking/authenticate/waiting': () =>
      import(/* webpackChunkName: "page-authenticate-waiting" */ './pages/authenticate-waiting.tsx'),
    '/booking/confirm': withTexts(confirm, confirmTexts),
    ...pagesOf('hotel', '/hoteles'),
    ...pagesOf('activity', '/activities'),
    ...pagesOf('tour', '/turs'),
    '/booking/BillingSummary': withTexts(
      () => import(/* webpackChunkName: "page-receipt" */ './pages/receipt.tsx'),
      {
        es: () =>
          import(/* webpackChunkName: "texts-page-receipt-es" */ './features/confirmation/locales/es.json'),
        en: () =>
          import(/* webpackChunkName: "texts-page-receipt-en" */ './features/confirmation/locales/en.json'),
      },
    ),
    '/user/my-journey': withTexts(
      () => import(/* webpackChunkName: "page-my-journey" */ './pages/my-journey.tsx'),
      {
        es: () =>
          import(/* webpackChunkName: "texts-page-my-journey-es" */ './pages/my-journey/locales/es.json'),
        en: () =>
          import(/* webpackChunkName: "texts-page-my-journey-en" */ './pages/my-journey/locales/en.json'),
      },
    ),
    '/user/my-journey/booking-detail': withTexts(
      () => import(/* webpackChunkName: "page-booking-detail" */ './pages/booking-detail.tsx'),
      {
        es: () =>
          import(
            /* webpackChunkName: "texts-page-booking-detail-es" */ './features/confirmation/locales/es.json'
          ),
        en: () =>
          import(
            /* webpackChunkName: "texts-page-booking-detail-en" */ './features/confirmation/locales/en.json'
          ),
      },
    ),
  },
});
