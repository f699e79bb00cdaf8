import type { PartTexts } from '@alisio/platform/sdk/late-texts';

/** What stands below the look-up and comes once the page is read: what was booked here, and a reference that is lost. */
export const lateTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "lookup" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "lookup" */ './locales/en.json', { with: { type: 'json' } }),
};
