import { defineRoutes, type RemoteRoutes } from '@alisio/platform/sdk/remote';
import type { ProductWithPages } from '@alisio/shared-contracts/routes';
import { titled } from './booking-pages/titled.ts';

const summary = () => import(/* webpackChunkName: "page-summary" */ './pages/summary.tsx');
const waiting = () => import(/* webpackChunkName: "page-waiting" */ './pages/waiting.tsx');
const confirm = () => import(/* webpackChunkName: "page-confirm" */ './pages/confirm.tsx');

/** The booking pages that a product has below an address of its own (§2). */
const pagesOf = (product: ProductWithPages, at: string): RemoteRoutes['pages'] => ({
  [`${at}/booking/summary`]: titled(summary, product),
  [`${at}/booking/waiting`]: titled(waiting, product),
  [`${at}/booking/success`]: titled(confirm, product),
});

export default defineRoutes({
  texts: {
    es: () => import(/* webpackChunkName: "texts-es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  pages: {
    '/booking/summary': summary,
    '/booking/authenticate': () =>
      import(/* webpackChunkName: "page-authenticate" */ './pages/authenticate.tsx'),
    '/booking/authenticate/authorize': () =>
      import(/* webpackChunkName: "page-authenticate-authorize" */ './pages/authenticate-authorize.tsx'),
    '/booking/authenticate/cancel': () =>
      import(/* webpackChunkName: "page-authenticate-cancel" */ './pages/authenticate-cancel.tsx'),
    '/booking/authenticate/waiting': () =>
      import(/* webpackChunkName: "page-authenticate-waiting" */ './pages/authenticate-waiting.tsx'),
    '/booking/confirm': confirm,
    ...pagesOf('hotel', '/hoteles'),
    ...pagesOf('activity', '/activities'),
    ...pagesOf('tour', '/turs'),
    '/booking/BillingSummary': () => import(/* webpackChunkName: "page-receipt" */ './pages/receipt.tsx'),
    '/user/my-journey': () => import(/* webpackChunkName: "page-my-journey" */ './pages/my-journey.tsx'),
    '/user/my-journey/booking-detail': () =>
      import(/* webpackChunkName: "page-booking-detail" */ './pages/booking-detail.tsx'),
  },
});
