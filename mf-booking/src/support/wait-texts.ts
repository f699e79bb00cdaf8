import type { PartTexts } from '@alisio/platform/sdk/late-texts';

/** What is said of a payment that waits for the visitor: most payments are made in the page. */
export const waitTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "hosted-wait" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "hosted-wait" */ './locales/en.json', { with: { type: 'json' } }),
};
