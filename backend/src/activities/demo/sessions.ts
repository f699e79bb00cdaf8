import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import { chanceOf, hashOf } from '../../chance/index.ts';
import type { DemoActivity, Way } from './demo-activity.ts';
import { sunOn } from './sun.ts';

/** One time at which an activity begins, by the clock of its place. */
export interface DemoSession {
  /** ISO date */
  date: string;
  /** `YYYY-MM-DDTHH:mm:ss` */
  startsAt: string;
  endsAt: string;
  /** of the moment, for what differs by it */
  hash: number;
}

const DAY = 24 * 60;
const QUARTER = 15;
/** The sun goes so long before a cruise ends, and before a walk by night begins. Minutes. */
const AFTER_SUNSET = 20;
const BEFORE_SUNRISE = 60;
/** Nobody is asked to come earlier, or begins later. Minutes of the day. */
const EARLIEST = 4 * 60;
const LATEST = 22 * 60;
/** 1970-01-04 was a Sunday. */
const A_SUNDAY = '1970-01-04';

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => ((((daysBetween(A_SUNDAY, date) - 1) % 7) + 7) % 7) + 1;

const two = (value: number) => String(value).padStart(2, '0');
/** A moment of a day by its minutes, which may be those of the next. */
const momentOf = (date: string, minutes: number): string => {
  const day = minutes >= DAY ? addDays(date, 1) : date;
  const left = minutes % DAY;
  return `${day}T${two(Math.floor(left / 60))}:${two(left % 60)}:00`;
};

function minutesBySun({ template, minutes, lat, lon }: DemoActivity, zone: string, date: string): number[] {
  const sun = sunOn({ lat, lon }, zone, date);
  if (!sun) return [];
  const begins =
    template.sun === 'before-sunrise'
      ? Math.floor((sun.rises - BEFORE_SUNRISE) / QUARTER) * QUARTER
      : template.sun === 'ends-with-sunset'
        ? Math.round((sun.sets + AFTER_SUNSET - minutes) / QUARTER) * QUARTER
        : Math.ceil((sun.sets + AFTER_SUNSET) / QUARTER) * QUARTER;
  return begins >= EARLIEST && begins <= LATEST ? [begins] : [];
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When an activity begins on a day, earliest first; never on a day on which it is not done. @param zone of its clock */
export function sessionsOn(activity: DemoActivity, zone: string, date: string): DemoSession[] {
  if (!activity.weekdays.includes(weekdayOf(date))) return [];
  const begins = activity.template.sun ? minutesBySun(activity, zone, date) : activity.times.map(minutesOf);
  return begins.map((minutes) => {
    const startsAt = momentOf(date, minutes);
    return {
      date,
      startsAt,
      endsAt: momentOf(date, minutes + activity.minutes),
      hash: hashOf(startsAt, activity.hash),
    };
  });
}

/** How full a day is everywhere: more at a week's end, and around the turn of the year. */
function fullnessOf(date: string): number {
  const weekday = weekdayOf(date);
  const day = date.slice(5);
  return 0.1 + (weekday >= 6 ? 0.14 : 0) + (day >= '12-20' || day <= '01-06' ? 0.15 : 0);
}

/**
 * How many places of a session may be sold here in all: what others have not taken. Of a private way one, or none.
 */
export function placesForSale(activity: DemoActivity, way: Way, { date, hash }: DemoSession): number {
  const taken = fullnessOf(date) + chanceOf(hash ^ way.code.length) * 0.75;
  if (way.code === 'private') return taken < 0.72 ? 1 : 0;
  return Math.max(0, Math.floor(activity.group * (1 - taken)));
}

/** How many places a party takes of a way's sessions. @param people all of it */
export const placesTaken = (way: Pick<Way, 'code'>, people: number): number =>
  way.code === 'private' ? 1 : people;
