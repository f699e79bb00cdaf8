import {
  type ActivityInCart,
  activityInCart,
  type BookedActivity,
  bookedActivity,
  saidText,
} from '@alisio/shared-contracts/activities';
import type { Language } from '@alisio/shared-contracts/languages';
import { alreadyRead, detailsReader } from '../read-details.ts';

type Item = { details?: unknown };

export const readActivity = detailsReader(activityInCart);
export const readBookedActivity = detailsReader(bookedActivity);

/** The activity of a cart, or what a booking has of it. */
export const activityOf = (item: Item): ActivityInCart => alreadyRead(readActivity(item));
export const bookedActivityOf = (item: Item): BookedActivity => alreadyRead(readBookedActivity(item));

/** "Kayak por los manglares, Cartagena", in the reader's language; a name that has the town in it stands alone. */
export function activityName({ said, activity }: ActivityInCart, language: Language): string {
  const name = saidText(said.name, language);
  const [town] = activity.location.destinations;
  return town === undefined || name.includes(town.name) ? name : `${name}, ${town.name}`;
}

/** ISO date by the clock of its place. */
export const dayOf = ({ startsAt }: Pick<ActivityInCart, 'startsAt'>): string => startsAt.slice(0, 10);
