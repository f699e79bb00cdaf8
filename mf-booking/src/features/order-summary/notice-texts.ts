import type { PartTexts } from '@alisio/platform/sdk/late-texts';

/** What is said of a cart that is not what it was: most prices stand until they are paid. */
export const noticeTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "offer-notice" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "offer-notice" */ './locales/en.json', { with: { type: 'json' } }),
};
