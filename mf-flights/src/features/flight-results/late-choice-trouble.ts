import { lateWithTexts } from '@alisio/platform/sdk/late-texts';
import type { ChoiceTroubleAlertProps } from './choice-trouble.tsx';

/** Most choices go on. */
export const ChoiceTroubleAlert = lateWithTexts<ChoiceTroubleAlertProps>(
  'flights',
  () => import(/* webpackChunkName: "offer-trouble" */ './choice-trouble.tsx'),
  {
    es: () => import(/* webpackChunkName: "offer-trouble" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "offer-trouble" */ './locales/en.json', { with: { type: 'json' } }),
  },
);
