import { useSessionStore } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import { useMemo } from 'react';
import { changeDraft } from './change-draft.ts';
import { flightSearch } from './flight-search-store.ts';
import { freshDraft } from './fresh-draft.ts';

/** The form as last filled in, kept for the tab: a reload, Back and the other page show the same. */
export function useSearchDraft(): [FlightSearchForm, (change: Partial<FlightSearchForm>) => void] {
  const kept = useSessionStore(flightSearch, (state) => state.form);
  const today = useToday();
  const draft = useMemo(() => freshDraft(kept, today), [kept, today]);
  return [draft, changeDraft];
}
