import { localToday } from '@alisio/shared-contracts/dates';
import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { flightSearch, RECENT_PLACES } from './flight-search-store.ts';
import { freshDraft } from './fresh-draft.ts';

/** Changes the draft from wherever it is shown; what is not named stays. */
export function changeDraft(change: Partial<FlightSearchForm>): void {
  flightSearch.set((state) => ({ ...state, form: { ...freshDraft(state.form, localToday()), ...change } }));
}

/** Puts a searched place first among the recent ones. */
export function rememberPlaces(...places: SearchPlace[]): void {
  flightSearch.set((state) => {
    const others = state.recentPlaces.filter((old) => places.every(({ code }) => code !== old.code));
    return { ...state, recentPlaces: [...places, ...others].slice(0, RECENT_PLACES) };
  });
}
