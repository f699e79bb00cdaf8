import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { flightSearch, RECENT_PLACES, RECENT_SEARCHES } from './flight-search-store.ts';

const endsOf = ({ origin, destination }: FlightSearchForm) => `${origin?.code} ${destination?.code}`;

/** Puts a search first among the recent ones; one of the same places is taken over by it. */
export function rememberSearch(form: FlightSearchForm): void {
  flightSearch.set((state) => {
    const others = (state.recentSearches ?? []).filter((old) => endsOf(old) !== endsOf(form));
    return { ...state, recentSearches: [form, ...others].slice(0, RECENT_SEARCHES) };
  });
}

/** Puts a searched place first among the recent ones. */
export function rememberPlaces(...places: SearchPlace[]): void {
  flightSearch.set((state) => {
    const others = state.recentPlaces.filter((old) => places.every(({ code }) => code !== old.code));
    return { ...state, recentPlaces: [...places, ...others].slice(0, RECENT_PLACES) };
  });
}
