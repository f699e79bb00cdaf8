import { addDays } from '@alisio/shared-contracts/dates';
import { chanceOf, hashOf } from '../../chance/index.ts';
import { type DemoDay, dayOf } from './days.ts';
import type { DemoActivity, Way } from './demo-activity.ts';
import { sunOn } from './sun.ts';

/** One time at which an activity begins, by the clock of its place. */
export interface DemoSession {
  day: DemoDay;
  /** `YYYY-MM-DDTHH:mm:ss` */
  startsAt: string;
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

const two = (value: number) => String(value).padStart(2, '0');
const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function timesBySun({ template, minutes, lat, lon }: DemoActivity, zone: string, date: string): string[] {
  const sun = sunOn({ lat, lon }, zone, date);
  if (!sun) return [];
  const begins =
    template.sun === 'before-sunrise'
      ? Math.floor((sun.rises - BEFORE_SUNRISE) / QUARTER) * QUARTER
      : template.sun === 'ends-with-sunset'
        ? Math.round((sun.sets + AFTER_SUNSET - minutes) / QUARTER) * QUARTER
        : Math.ceil((sun.sets + AFTER_SUNSET) / QUARTER) * QUARTER;
  return begins >= EARLIEST && begins <= LATEST ? [clockText(begins)] : [];
}

/** When an activity begins on a day, earliest first; never on a day on which it is not done. @param zone of its clock */
export function sessionsOn(activity: DemoActivity, zone: string, date: string): DemoSession[] {
  const day = dayOf(date);
  if (!activity.weekdays.includes(day.weekday)) return [];
  const times = activity.template.sun ? timesBySun(activity, zone, date) : activity.times;
  return times.map((time) => {
    const startsAt = `${date}T${time}:00`;
    return { day, startsAt, hash: hashOf(startsAt, activity.hash) };
  });
}

/** When a session ends, as `startsAt` says when it begins; perhaps on the next day. */
export function endOf({ minutes }: DemoActivity, { day, startsAt }: DemoSession): string {
  const ends = minutesOf(startsAt.slice(11)) + minutes;
  return `${ends >= DAY ? addDays(day.date, 1) : day.date}T${clockText(ends % DAY)}:00`;
}

/**
 * How many places of a session may be sold here in all: what others have not taken. Of a private way one, or none.
 */
export function placesForSale(activity: DemoActivity, way: Way, { day, hash }: DemoSession): number {
  const taken = day.fullness + chanceOf(hash ^ way.code.length) * 0.75;
  if (way.code === 'private') return taken < 0.72 ? 1 : 0;
  return Math.max(0, Math.floor(activity.group * (1 - taken)));
}

/** How many places a party takes of a way's sessions. @param people all of it */
export const placesTaken = (way: Pick<Way, 'code'>, people: number): number =>
  way.code === 'private' ? 1 : people;
