import { useSessionStore } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import { localToday } from '@alisio/shared-contracts/dates';
import { useMemo } from 'react';
import { emptyStayForm, type StayForm } from './stay-form.ts';
import { type StaySearchState, staySearch } from './stay-search-store.ts';

/** A tab that lay open for longer begins anew: prices, days and where somebody is are others by then. */
const KEPT_MS = 24 * 60 * 60_000;

const isOld = ({ savedAt }: StaySearchState, now: number): boolean =>
  savedAt === '' || now - Date.parse(savedAt) > KEPT_MS;

/** The form that is kept; what is too old, or whose days have gone by, is dropped. @param today ISO date */
export function draftOf(state: StaySearchState, today: string, now = Date.now()): StayForm {
  const empty = emptyStayForm(today);
  if (isOld(state, now)) return empty;
  const { checkInOutDate: days, destination, geolocation, isNear, rooms, refundableOnly } = state;
  const isOver = !days || days.start < today;
  return {
    destination,
    near: isNear ? geolocation : null,
    startDate: isOver ? empty.startDate : days.start,
    endDate: isOver ? empty.endDate : days.end,
    rooms: rooms.length > 0 ? rooms : empty.rooms,
    refundableOnly,
  };
}

/** Keeps a form for the tab; a stay of which one end is still to be chosen keeps the days of before. */
export function keepDraft(form: StayForm): void {
  const { destination, near, startDate, endDate, rooms, refundableOnly } = form;
  staySearch.set((state) => ({
    ...state,
    checkInOutDate:
      startDate === '' || endDate === '' ? state.checkInOutDate : { start: startDate, end: endDate },
    destination,
    geolocation: near ?? staySearch.initial.geolocation,
    isNear: near !== null,
    locationName: destination?.name ?? '',
    adultPassenger: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childrenPassenger: rooms.reduce((sum, { ages }) => sum + ages.length, 0),
    noOfRooms: rooms.length,
    rooms: rooms.map(({ adults, ages }) => ({ adults, ages: [...ages] })),
    refundableOnly,
    savedAt: new Date().toISOString(),
  }));
}

/** The form as last filled in, kept for the tab: a reload, Back and the other pages show the same. */
export function useStayDraft(): [StayForm, (change: Partial<StayForm>) => void] {
  const state = useSessionStore(staySearch);
  const today = useToday();
  const draft = useMemo(() => draftOf(state, today), [state, today]);
  const change = (next: Partial<StayForm>) =>
    keepDraft({ ...draftOf(staySearch.get(), localToday()), ...next });
  return [draft, change];
}
