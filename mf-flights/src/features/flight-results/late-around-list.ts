import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../late/use-late-words.ts';
import type { CallOfferProps } from './call-offer.tsx';
import type { GoneNoteProps } from './gone-note.tsx';
import type { NoFlightsProps } from './none-found/no-flights.tsx';
import type { SearchFailedProps } from './search-failed.tsx';

/** With the clock's code, which is here soon after the page: what says that a search failed does not wait for a line. */
const options = { wakes: () => 'idle' as const, useWords: useLateWords };

export const LateCallOffer = drawnComponent<CallOfferProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-list" */ './call-offer.tsx')).CallOffer,
  }),
  options,
);
export const LateNoFlights = drawnComponent<NoFlightsProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-list" */ './none-found/no-flights.tsx')).NoFlights,
  }),
  options,
);
export const LateSearchFailed = drawnComponent<SearchFailedProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-list" */ './search-failed.tsx')).SearchFailed,
  }),
  options,
);
export const LateGoneNote = drawnComponent<GoneNoteProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-list" */ './gone-note.tsx')).GoneNote,
  }),
  options,
);
