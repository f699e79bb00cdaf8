import type { Language, TextFiles } from '@alisio/platform/sdk/i18n';

/** Everything that is said of flights alone; comes with what shows them. */
export const flightTexts = {
  es: () =>
    import(/* webpackChunkName: "texts-product-flight-es" */ './locales/es.json', { with: { type: 'json' } }),
  en: () =>
    import(/* webpackChunkName: "texts-product-flight-en" */ './locales/en.json', { with: { type: 'json' } }),
} satisfies TextFiles & Record<Language, unknown>;
