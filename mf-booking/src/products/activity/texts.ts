import type { Language, TextFiles } from '@alisio/platform/sdk/i18n';

/** Everything that is said of activities alone; comes with what shows them. */
export const activityTexts = {
  es: () =>
    import(/* webpackChunkName: "texts-product-activity-es" */ './locales/es.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "texts-product-activity-en" */ './locales/en.json', {
      with: { type: 'json' },
    }),
} satisfies TextFiles & Record<Language, unknown>;
