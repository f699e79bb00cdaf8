import { useSessionStore } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import { localToday } from '@alisio/shared-contracts/dates';
import { useMemo } from 'react';
import { type ActivityForm, emptyActivityForm } from './activity-form.ts';
import { type ActivitySearchState, activitySearch } from './activity-search-store.ts';

/** A tab that lay open for longer begins anew: prices, days and where somebody is are others by then. */
const KEPT_MS = 24 * 60 * 60_000;

const isOld = ({ savedAt }: ActivitySearchState, now: number): boolean =>
  savedAt === '' || now - Date.parse(savedAt) > KEPT_MS;

/** The form that is kept; what is too old, or whose days have gone by, is dropped. @param today ISO date */
function draftOf(state: ActivitySearchState, today: string, now = Date.now()): ActivityForm {
  const empty = emptyActivityForm(today);
  if (isOld(state, now)) return empty;
  const { place, near, days, adults, ages } = state;
  return { ...empty, ...(days && days.from >= today ? days : {}), place, near, adults, ages };
}

/** Keeps a form for the tab; days of which one is still to be chosen leave those of before. */
export function keepDraft({ place, near, from, to, adults, ages }: ActivityForm): void {
  activitySearch.set((state) => ({
    ...state,
    place,
    near,
    days: from === '' || to === '' ? state.days : { from, to },
    adults,
    ages: [...ages],
    savedAt: new Date().toISOString(),
  }));
}

/** The form as last filled in, kept for the tab: a reload, Back and the other pages show the same. */
export function useActivityDraft(): [ActivityForm, (change: Partial<ActivityForm>) => void] {
  const state = useSessionStore(activitySearch);
  const today = useToday();
  const draft = useMemo(() => draftOf(state, today), [state, today]);
  const change = (next: Partial<ActivityForm>) =>
    keepDraft({ ...draftOf(activitySearch.get(), localToday()), ...next });
  return [draft, change];
}
