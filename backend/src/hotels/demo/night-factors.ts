import type { HotelKind } from '@alisio/shared-contracts/hotels';
import { chanceOf, hashOf } from '../../chance/index.ts';
import type { Town } from '../../towns/index.ts';
import { dayCount, shiftedDay } from './days.ts';

/** Where the seasons are the year's, and not the rain's. Degrees. */
const TROPIC = 23.4;
/** Share of weeks in which something goes on in a town: a fair, a congress, a feast. */
const EVENTS = 0.05;
const LEISURE = new Set<HotelKind>(['resort', 'rural', 'boutique', 'apartment']);

const isBetween = (day: string, from: string, to: string) => day >= from && day <= to;

/** What the time of the year changes. `day`: MM-DD */
function seasonOf(lat: number, day: string): number {
  if (isBetween(day, '12-22', '12-31') || isBetween(day, '01-01', '01-04')) return 1.45;
  if (Math.abs(lat) < TROPIC) {
    if (isBetween(day, '12-15', '12-31') || isBetween(day, '01-01', '04-05')) return 1.2;
    if (isBetween(day, '06-25', '08-15')) return 1.1;
    return isBetween(day, '09-01', '10-31') ? 0.82 : 0.95;
  }
  const isSummer = lat > 0 ? isBetween(day, '06-20', '08-31') : day >= '12-15' || day <= '02-28';
  const isWinter = lat > 0 ? day >= '11-05' || day <= '03-01' : isBetween(day, '05-15', '08-31');
  return isSummer ? 1.28 : isWinter ? 0.84 : 1;
}

/** A night of a town: what it changes of a price, for people on holiday and on business, and how full the town is. */
export interface Night {
  /** ISO date of the evening */
  date: string;
  hash: number;
  leisure: number;
  business: number;
  /** 0 to 1 and more */
  demand: number;
}

const DAY_OF_WEEK = 7;
const weekdayOf = (date: string) => ((dayCount(date) % DAY_OF_WEEK) + DAY_OF_WEEK) % DAY_OF_WEEK;

/** The nights of a stay in a town. ISO dates; `end` is the day of departure. */
export function nightsIn(town: Town, start: string, end: string): Night[] {
  const count = dayCount(end) - dayCount(start);
  return Array.from({ length: count }, (_, index) => {
    const date = shiftedDay(start, index);
    const weekday = weekdayOf(date);
    const season = seasonOf(town.lat, date.slice(5));
    const week = Math.floor(dayCount(date) / DAY_OF_WEEK);
    const event = chanceOf(hashOf(`${town.id} week ${week}`)) < EVENTS ? 1.3 : 1;
    const isWeekend = weekday === 5 || weekday === 6;
    const isMidweek = weekday >= 1 && weekday <= 3;
    return {
      date,
      hash: hashOf(date),
      leisure: season * event * (isWeekend ? 1.14 : 0.98),
      business: (1 + (season - 1) * 0.4) * event * (isMidweek ? 1.08 : isWeekend ? 0.9 : 1),
      demand: (season - 0.8) * 0.7 + (event - 1) * 0.8 + (isWeekend ? 0.06 : 0),
    };
  });
}

/** People on holiday go there, not on business. */
export const isLeisure = (kind: HotelKind): boolean => LEISURE.has(kind);

/** What a night changes of the price of a hotel of this kind. */
export const factorFor = (kind: HotelKind, { leisure, business }: Night): number =>
  isLeisure(kind) ? leisure : business;

/** Longer stays cost less a night. */
export const lengthFactor = (nights: number): number => (nights >= 14 ? 0.88 : nights >= 7 ? 0.93 : 1);
