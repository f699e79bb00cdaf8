import { lateWithTexts } from '@alisio/platform/sdk/late-texts';
import type { NamedOfferProps } from './named-offer.tsx';

/** Few addresses name an offer. It comes with what is said of any that cannot be sold. */
export const LateNamedOffer = lateWithTexts<NamedOfferProps>(
  'flights',
  () => import(/* webpackChunkName: "offer-trouble" */ './named-offer.tsx'),
  {
    es: () => import(/* webpackChunkName: "offer-trouble" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "offer-trouble" */ './locales/en.json', { with: { type: 'json' } }),
  },
);
