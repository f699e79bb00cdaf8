import type { PartTexts } from '@alisio/platform/sdk/late-texts';

/** What is said of giving a booking back: most bookings cannot be. */
export const lateTexts: PartTexts = {
  es: () =>
    import(/* webpackChunkName: "texts-cancellation-es" */ './locales/es.json', { with: { type: 'json' } }),
  en: () =>
    import(/* webpackChunkName: "texts-cancellation-en" */ './locales/en.json', { with: { type: 'json' } }),
};
