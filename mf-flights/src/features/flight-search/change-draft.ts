import { localToday } from '@alisio/shared-contracts/dates';
import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import { flightSearch } from './flight-search-store.ts';
import { freshDraft } from './fresh-draft.ts';

/** Changes the draft from wherever it is shown; what is not named stays. */
export function changeDraft(change: Partial<FlightSearchForm>): void {
  flightSearch.set((state) => ({ ...state, form: { ...freshDraft(state.form, localToday()), ...change } }));
}
