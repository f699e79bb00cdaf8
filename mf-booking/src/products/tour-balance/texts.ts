import type { Language, TextFiles } from '@alisio/platform/sdk/i18n';

/** What is said of what is left to pay of a tour; comes with what shows it. */
export const tourBalanceTexts = {
  es: () =>
    import(/* webpackChunkName: "texts-product-tour-balance-es" */ './locales/es.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "texts-product-tour-balance-en" */ './locales/en.json', {
      with: { type: 'json' },
    }),
} satisfies TextFiles & Record<Language, unknown>;
