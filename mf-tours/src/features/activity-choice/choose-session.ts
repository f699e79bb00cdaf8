import {
  ACTIVITY_DAYS,
  type ActivityDays,
  type ActivityDetail,
  type ActivitySession,
  type ActivitySessions,
  activityDays,
  type Modality,
} from '@alisio/shared-contracts/activities';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import type { ActivityChoice } from './choice-address.ts';

/** Days that stand beside each other; the calendar has the others. */
const DAYS_SHOWN = 14;
/** Of these before a day that was chosen in the calendar. */
const DAYS_BEFORE = 3;

const firstOf = (...dates: string[]): string => dates.sort()[0] ?? '';

/** The days whose sessions are asked for: as many as one call takes, from the searched ones on, the chosen one among them. */
export function askedDays({ from }: ActivityDays, day: string | undefined, today: string): ActivityDays {
  const { max } = activityDays(today);
  const isIn = day === undefined || (day >= from && day <= addDays(from, DAYS_SHOWN - 1));
  const early = isIn ? from : addDays(day, -DAYS_BEFORE);
  const first = early < today ? today : firstOf(early, max);
  return { from: first, to: firstOf(addDays(first, ACTIVITY_DAYS.most - 1), max) };
}

/** A day of the choice. */
export interface ChosenDay {
  date: string;
  /** least total of its sessions, minor units; nothing where nobody, or not everybody, finds a place */
  from: number | undefined;
}

/** All that an activity's page shows of a choice: what there is to choose, and what is chosen of it. */
export interface ChosenSession {
  days: readonly ChosenDay[];
  /** totals by day, for a calendar */
  prices: Readonly<Record<string, number>>;
  day: string | undefined;
  /** that the address says, and has no place for everybody */
  goneDay: string | undefined;
  /** nobody has chosen the day, and no searched one has a place for everybody */
  isOutside: boolean;
  /** ways in which it is done on that day */
  ways: readonly Modality[];
  way: Modality | undefined;
  /** of that day and way, by hour */
  sessions: readonly ActivitySession[];
  session: ActivitySession | undefined;
  /** hour that the address says, and is sold out or no more */
  isGoneHour: boolean;
  /** that its guide speaks, the chosen one; nothing where nobody guides */
  speak: string | undefined;
  start: ActivityDetail['startingPoints'][number] | undefined;
}

const least = (sessions: readonly ActivitySession[]): number | undefined =>
  sessions.length > 0 ? Math.min(...sessions.map(({ totalAmount }) => totalAmount)) : undefined;

/** Of these days the one nearest to another; the first of them without one. */
const nearest = (days: readonly string[], to: string | undefined): string | undefined =>
  to === undefined
    ? days[0]
    : days.toSorted((one, other) => Math.abs(daysBetween(to, one)) - Math.abs(daysBetween(to, other)))[0];

const isFree = ({ left }: ActivitySession) => left > 0;

/**
 * What an address chooses of the sessions that there are. What it does not say, or what is no more, is what most would take:
 * the first day, the first way, the only hour, the reader's language. For a day that is no more it is the nearest; of the
 * searched days, as long as one of them is sold to everybody.
 * @param searched days of the search; `asked`: whose sessions these are
 */
export function chosenSession(
  { modalities, startingPoints }: ActivityDetail,
  { data }: ActivitySessions,
  choice: ActivityChoice,
  { asked, searched }: { asked: ActivityDays; searched: ActivityDays },
  language: string,
): ChosenSession {
  const byDay = new Map(data.map(({ date, sessions }) => [date, sessions.filter(isFree)]));
  const days = Array.from({ length: DAYS_SHOWN }, (_, at) => addDays(asked.from, at))
    .filter((date) => date <= asked.to)
    .map((date) => ({ date, from: least(byDay.get(date) ?? []) }));
  const prices = Object.fromEntries(
    [...byDay].flatMap(([date, sessions]) => {
      const from = least(sessions);
      return from === undefined ? [] : [[date, from]];
    }),
  );
  const isSold = (date: string | undefined) => date !== undefined && prices[date] !== undefined;
  const sold = Object.keys(prices).sort();
  const inside = sold.filter((date) => date >= searched.from && date <= searched.to);
  const day = isSold(choice.day) ? choice.day : nearest(inside.length > 0 ? inside : sold, choice.day);
  const ofDay = (day === undefined ? [] : (byDay.get(day) ?? [])).toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
  const ways = modalities.filter(({ code }) => ofDay.some(({ modality }) => modality === code));
  const way = ways.find(({ code }) => code === choice.way) ?? ways[0];
  const sessions = ofDay.filter(({ modality }) => modality === way?.code);
  const named = sessions.find(({ startsAt }) => startsAt.slice(11, 16) === choice.hour);
  const session = named ?? (sessions.length === 1 ? sessions[0] : undefined);
  const languages = session?.languages ?? [];
  const speak =
    languages.find((code) => code === choice.speak) ??
    languages.find((code) => code === language) ??
    languages[0];
  return {
    ...{ days, prices, day, ways, way, sessions, session, speak },
    goneDay: choice.day !== undefined && !isSold(choice.day) ? choice.day : undefined,
    isOutside: inside.length === 0 && !isSold(choice.day),
    isGoneHour: choice.hour !== undefined && named === undefined,
    start: startingPoints.find(({ kind }) => kind === choice.start) ?? startingPoints[0],
  };
}
