import { useSessionStore } from '@alisio/platform/sdk/state';
import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { flightSearch } from './flight-search-store.ts';

const NONE: readonly FlightSearchForm[] = [];

/** Searches of this tab, newest first. */
export const useRecentSearches = (): readonly FlightSearchForm[] =>
  useSessionStore(flightSearch, (state) => state.recentSearches ?? NONE);

/** Places that were searched in this tab, newest first. */
export const useSearchedLately = (): readonly SearchPlace[] =>
  useSessionStore(flightSearch, (state) => state.recentPlaces);
