import { lateWithTexts } from '../../late/late-with-texts.tsx';
import type { ChoiceTroubleAlertProps } from './choice-trouble.tsx';

/** Most choices go on. */
export const ChoiceTroubleAlert = lateWithTexts<ChoiceTroubleAlertProps>(
  () => import(/* webpackChunkName: "offer-trouble" */ './choice-trouble.tsx'),
  {
    es: () => import(/* webpackChunkName: "offer-trouble" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "offer-trouble" */ './locales/en.json', { with: { type: 'json' } }),
  },
);
