import type { Language, TextFiles } from '@alisio/platform/sdk/i18n';

/** Everything that is said of stays alone; comes with what shows them. */
export const hotelTexts = {
  es: () =>
    import(/* webpackChunkName: "texts-product-hotel-es" */ './locales/es.json', { with: { type: 'json' } }),
  en: () =>
    import(/* webpackChunkName: "texts-product-hotel-en" */ './locales/en.json', { with: { type: 'json' } }),
} satisfies TextFiles & Record<Language, unknown>;
