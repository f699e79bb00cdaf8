import { drawnComponent } from '@alisio/shared-ui/late-part';
import type { CruisesFailedProps } from '../../words/cruises-failed.tsx';
import { useLateWords } from '../../words/use-late-words.ts';
import type { CallOfferProps } from './call-offer.tsx';
import type { NoCruisesProps } from './no-cruises.tsx';

const options = { wakes: () => 'idle' as const, useWords: useLateWords };

export const LateCallOffer = drawnComponent<CallOfferProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-cruises" */ './call-offer.tsx')).CallOffer,
  }),
  options,
);
export const LateNoCruises = drawnComponent<NoCruisesProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-cruises" */ './no-cruises.tsx')).NoCruises,
  }),
  options,
);
export const LateCruisesFailed = drawnComponent<CruisesFailedProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-cruises" */ '../../words/cruises-failed.tsx'))
      .CruisesFailed,
  }),
  options,
);
