import {
  ACTIVITY_DAYS,
  type ActivityQuery,
  activityDays,
  PARTY_LIMITS,
  readActivityDays,
  readParty,
} from '@alisio/shared-contracts/activities';
import { daysBetween } from '@alisio/shared-contracts/dates';
import type { Place } from '@alisio/shared-contracts/places';
import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** The search form as it is filled in. */
export interface ActivityForm {
  place: Place | null;
  /** in place of one: where the visitor is, once they have said so */
  near: GeoPoint | null;
  /** ISO dates; empty while one is chosen anew */
  from: string;
  to: string;
  adults: number;
  /** an age that is not chosen yet is null */
  ages: readonly (number | null)[];
}

export type ActivityField = 'place' | 'dates' | 'people';
/** Key of the text that explains what is wrong, by field. */
export type ActivityErrors = Partial<Record<ActivityField, string>>;

/** §5: one adult, from 7 to 13 days ahead. @param today ISO date */
export function emptyActivityForm(today: string): ActivityForm {
  const { adults, childAges } = readParty(null);
  return {
    place: null,
    near: null,
    ...readActivityDays({ from: null, to: null }, today),
    adults,
    ages: childAges,
  };
}

/** What keeps the form from being searched; empty when nothing does. A form without a place searches §3's fixed point. */
export function activityErrors({ from, to, adults, ages }: ActivityForm, today: string): ActivityErrors {
  const errors: ActivityErrors = {};
  const { min, max } = activityDays(today);
  if (from === '' || to === '') errors.dates = 'activity.search.errors.dates';
  else if (from < min || to > max) errors.dates = 'activity.search.errors.outside';
  else if (daysBetween(from, to) >= ACTIVITY_DAYS.most) errors.dates = 'activity.search.errors.tooMany';
  if (adults + ages.length > PARTY_LIMITS.people) errors.people = 'activity.search.errors.people';
  else if (ages.includes(null)) errors.people = 'activity.search.errors.ages';
  return errors;
}

/** The address of a form that has nothing wrong. */
export const queryOfForm = ({ place, near, from, to, adults, ages }: ActivityForm): ActivityQuery => ({
  place: place && !near ? { kind: place.kind, id: place.id } : undefined,
  ...(near ? { point: near } : {}),
  from,
  to,
  party: { adults, childAges: ages.flatMap((age) => age ?? []) },
});

/** The form with what an address asks for. @param place the one that it names, once it is known */
export const formOfQuery = (
  { point, from, to, party }: ActivityQuery,
  place: Place | null,
): ActivityForm => ({
  place: point ? null : place,
  near: point ?? null,
  from,
  to,
  adults: party.adults,
  ages: party.childAges,
});
