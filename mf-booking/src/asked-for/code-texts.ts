import type { PartTexts } from '@alisio/platform/sdk/late-texts';

/** What the codes of airlines mean, and what a booking says was asked for: few need them. */
export const codeTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "traveller-codes" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "traveller-codes" */ './locales/en.json', { with: { type: 'json' } }),
};

/** Key of what a code means. */
export const CODE_KEYS = {
  meals: (code: string) => `meals.${code}`,
  assistance: (code: string) => `assistance.${code}`,
} as const;
