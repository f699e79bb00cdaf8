import type { NoticesProps } from '@alisio/shared-ui/feedback';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { CallOfferProps } from './call-offer.tsx';
import type { NoActivitiesProps } from './no-activities.tsx';
import type { NoneNarrowedProps } from './none-narrowed.tsx';
import type { SearchFailedProps } from './search-failed.tsx';

const options = { wakes: () => 'idle' as const, useWords: useLateWords };

export const LateCallOffer = drawnComponent<CallOfferProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-activities" */ './call-offer.tsx')).CallOffer,
  }),
  options,
);
export const LateNoActivities = drawnComponent<NoActivitiesProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-activities" */ './no-activities.tsx')).NoActivities,
  }),
  options,
);
export const LateSearchFailed = drawnComponent<SearchFailedProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-activities" */ './search-failed.tsx')).SearchFailed,
  }),
  options,
);
export const LateNoneNarrowed = drawnComponent<NoneNarrowedProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-activities" */ './none-narrowed.tsx')).NoneNarrowed,
  }),
  options,
);
/** Few addresses ask for what cannot be searched. */
export const LateNotices = drawnComponent<NoticesProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-activities" */ './notices.ts')).Notices,
  }),
  options,
);
