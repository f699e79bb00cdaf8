import type { Language, TextFiles } from '@alisio/platform/sdk/i18n';

/** Everything that is said of tours alone, and of what is left to pay of one; comes with what shows them. */
export const tourTexts = {
  es: () =>
    import(/* webpackChunkName: "texts-product-tour-es" */ './locales/es.json', { with: { type: 'json' } }),
  en: () =>
    import(/* webpackChunkName: "texts-product-tour-en" */ './locales/en.json', { with: { type: 'json' } }),
} satisfies TextFiles & Record<Language, unknown>;
