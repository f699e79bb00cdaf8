import type { NoticesProps } from '@alisio/shared-ui/feedback';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { CallOfferProps } from './call-offer.tsx';
import type { CompareBarProps } from './compare-bar.tsx';
import type { NoHotelsProps } from './no-hotels.tsx';
import type { NoneNarrowedProps } from './none-narrowed.tsx';
import type { SearchFailedProps } from './search-failed.tsx';

const options = { wakes: () => 'idle' as const, useWords: useLateWords };

export const LateCallOffer = drawnComponent<CallOfferProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-hotels" */ './call-offer.tsx')).CallOffer,
  }),
  options,
);
export const LateNoHotels = drawnComponent<NoHotelsProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-hotels" */ './no-hotels.tsx')).NoHotels,
  }),
  options,
);
export const LateSearchFailed = drawnComponent<SearchFailedProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-hotels" */ './search-failed.tsx')).SearchFailed,
  }),
  options,
);
export const LateCompareBar = drawnComponent<CompareBarProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-hotels" */ './compare-bar.tsx')).CompareBar,
  }),
  options,
);
export const LateNoneNarrowed = drawnComponent<NoneNarrowedProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-hotels" */ './none-narrowed.tsx')).NoneNarrowed,
  }),
  options,
);
/** Few addresses ask for what cannot be searched. */
export const LateNotices = drawnComponent<NoticesProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-hotels" */ './notices.ts')).Notices,
  }),
  options,
);
