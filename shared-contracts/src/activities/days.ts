import { addDays, daysBetween, isIsoDate } from '../dates/index.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';

/** Days that are searched, both of them among them. ISO dates by the clock of the place. */
export interface ActivityDays {
  from: string;
  to: string;
}

export const ACTIVITY_DAYS = {
  /** of one search, the first and the last among them */
  most: 31,
  /** activities are sold so far ahead */
  ahead: 365,
} as const;

/** §5: from 7 days ahead to 13. */
const DEFAULT_DAYS = { from: 7, to: 13 } as const;

/** First and last day that can be searched; today is the visitor's own. ISO dates. */
export const activityDays = (today: string) => ({ min: today, max: addDays(today, ACTIVITY_DAYS.ahead) });

/** Days from one date to another; none where that is no date. */
const daysUntil = (from: string, to: string | null): number =>
  to !== null && isIsoDate(to) ? daysBetween(from, to) : Number.NaN;

/**
 * The days of an address: what is missing, broken or not sold falls back by §5; a search has 31 days at most, none of them
 * beyond what is sold.
 */
export function readActivityDays(
  said: { from: string | null; to: string | null },
  today: string,
): ActivityDays {
  const ahead = daysUntil(today, said.from);
  const first = ahead >= 0 && ahead <= ACTIVITY_DAYS.ahead ? ahead : DEFAULT_DAYS.from;
  const from = addDays(today, first);
  const asked = daysUntil(from, said.to);
  const days = asked >= 0 ? Math.min(asked, ACTIVITY_DAYS.most - 1) : DEFAULT_DAYS.to - DEFAULT_DAYS.from;
  return { from, to: addDays(today, Math.min(first + days, ACTIVITY_DAYS.ahead)) };
}

const isSpan = ({ from, to }: ActivityDays): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days < ACTIVITY_DAYS.most;
};

/** That the days of a call are in order, and not too many. */
export const daysCheck = () => z.refine<ActivityDays>(isSpan, { error: 'days', path: ['to'] });
/** Days of a call, by name. */
export const dayFields = { from: isoDate, to: isoDate };
