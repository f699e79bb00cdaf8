import type { CabinClass } from '@alisio/shared-contracts/flights';
import { chance, chanceOf, hashOf } from '../../../chance/index.ts';
import type { AirlineKind } from '../airlines/index.ts';
import { first, type Journey, last, longest, type Way } from '../journeys/journey.ts';
import { dayKey, flightKey } from '../seats/allotment.ts';
import type { FamilyRules } from './fare-families.ts';
import { bookingFactor, type Season, seasonFactor, seasonOn, weekdayFactor } from './season.ts';

const BY_KIND: Record<AirlineKind, number> = { full: 1, regional: 1.02, low: 0.8, ultra: 0.64 };
const STOP_DISCOUNT = [1, 0.88, 0.8];
const DEMAND_PER_STEP = 0.06;

/** What a cabin costs beside economy; the difference grows with the way. */
function cabinFactor(cabin: CabinClass, km: number): number {
  if (cabin === 'economy') return 1;
  const far = Math.min(km / 9000, 1);
  return {
    premium_economy: 1.5 + far * 0.3,
    business: 2.4 + far * 1.6,
    first_class: 2.8 + far * 4.2,
  }[cabin];
}

/** One way for one adult in whole US dollars on the lowest fare, before season and demand. */
const distanceFare = (km: number) => 24 + 0.235 * km ** 0.82;

/** Early and late departures are cheaper than those of a working day. */
function hourFactor(localLeaves: number): number {
  const hour = Math.floor(localLeaves / 3_600_000) % 24;
  return hour < 7 || hour >= 21 ? 0.92 : hour >= 8 && hour <= 18 ? 1.04 : 1;
}

/** What a way costs on any day: its length, its airline, its stops and detours. */
function wayFare(way: Way): number {
  const { airline } = longest(way).flight.route;
  const { departures, directKm } = way;
  const flown = departures.reduce((km, { flight }) => km + flight.route.km, 0);
  const detour = 1 + 0.18 * Math.max(0, flown / Math.max(directKm, 1) - 1);
  const house = 0.95 + chance(`${airline.code}${directKm}`) * 0.1;
  return (
    distanceFare(directKm) *
    BY_KIND[airline.kind] *
    (STOP_DISCOUNT[departures.length - 1] ?? 0.8) *
    detour *
    hourFactor(first(way).localLeaves) *
    house
  );
}

export interface FareQuestion {
  journey: Journey;
  /** how many days later it is flown than it tells */
  days?: number;
  /** cabin that was asked for */
  cabin: CabinClass;
  /** the day of pricing, days since 1970-01-01, UTC */
  pricedOn: number;
  /** demand step of each flight */
  steps: readonly number[];
}

const moods = new Map<number, string>();

/** What is hashed after a flight for how well it sells on a day. */
function moodOn(day: number): string {
  let mood = moods.get(day);
  if (mood === undefined) {
    mood = `${dayKey(day, 'economy')}mood`;
    moods.set(day, mood);
  }
  return mood;
}

interface DayFactors {
  day: number;
  pricedOn: number;
  season: Season;
  weekday: number;
  booking: number;
}

let lastDay: DayFactors | undefined;

/** What a day makes of fares; all journeys of a leg leave on one. */
function factorsOn(day: number, pricedOn: number): DayFactors {
  if (lastDay?.day !== day || lastDay.pricedOn !== pricedOn)
    lastDay = {
      day,
      pricedOn,
      season: seasonOn(day),
      weekday: weekdayFactor(day),
      booking: bookingFactor(day - pricedOn),
    };
  return lastDay;
}

function mostOf(steps: readonly number[]): number {
  let most = 0;
  for (const step of steps) if (step > most) most = step;
  return most;
}

/** What one adult's seat on a journey is worth in US dollars, before the fare family, rounding and taxes. */
export function seatFare({ journey, days = 0, cabin, pricedOn, steps }: FareQuestion): number {
  const { season, weekday, booking } = factorsOn(first(journey).day + days, pricedOn);
  const main = longest(journey);
  const destination = last(journey).flight.route.to;
  const demand = 1 + DEMAND_PER_STEP * mostOf(steps);
  journey.lasting.fare ??= wayFare(journey);
  journey.lasting.mood ??= hashOf(flightKey(main));
  const mood = 0.9 + chanceOf(hashOf(moodOn(main.day + days), journey.lasting.mood)) * 0.2;
  return (
    journey.lasting.fare *
    seasonFactor(season, destination.lat) *
    weekday *
    booking *
    demand *
    mood *
    cabinFactor(cabin, journey.directKm)
  );
}

/** The fare of one adult for one journey in whole US dollars, without taxes. @param seat see `seatFare` */
export const familyFare = (seat: number, { factor }: FamilyRules): number =>
  Math.max(15, Math.round(seat * factor + (factor > 1 ? 10 : 0)));
