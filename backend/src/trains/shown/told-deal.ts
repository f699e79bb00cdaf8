import type { Language } from '@alisio/shared-contracts/languages';
import {
  type TrainDeal,
  type TrainParty,
  type TrainPlace,
  type TrainStop,
  trainCode,
} from '@alisio/shared-contracts/trains';
import { fareOf, priceOf } from '../demo/fares.ts';
import type { FiledPlace } from '../files/train-files.ts';
import { lastDayOf } from '../timetable/departures.ts';
import { hoursAhead, momentOf, shownAt } from '../timetable/wall-clock.ts';
import type { KnownTrain } from '../train-catalogue.ts';

/** Days beside the one that is shown. */
const OTHER_DATES = 6;
const MINUTE_MS = 60_000;

export const toldPlace = ({ slug, names, region }: FiledPlace, language: Language): TrainPlace => ({
  slug,
  name: names[language],
  region,
});

/** When it leaves its first stop, on a day of that place: UTC milliseconds. */
export const departureOf = ({ from, leaves }: KnownTrain, date: string): number =>
  momentOf(from.zone, date, leaves);

/** Stops of a day, each by the clock of its own place. */
function toldStops(train: KnownTrain, date: string, language: Language): TrainStop[] {
  const { stops } = train;
  const [first] = stops;
  if (!first) return [];
  const start = departureOf(train, date);
  return stops.map(({ place, station, at, stands }, order) => {
    const arrives = start + at * MINUTE_MS;
    const ahead = hoursAhead(place.zone, first.place.zone, arrives);
    return {
      place: place.names[language],
      station,
      ...(order === 0 ? {} : { arrives: shownAt(place.zone, arrives) }),
      ...(order === stops.length - 1 ? {} : { departs: shownAt(place.zone, arrives + stands * MINUTE_MS) }),
      ...(ahead === 0 ? {} : { clockAhead: ahead }),
    };
  });
}

export interface Told {
  /** one of `dates` */
  date: string;
  /** all on which it is sold */
  dates: readonly string[];
  party: TrainParty;
  today: string;
  language: Language;
  /** off the web's price by phone */
  percent?: number | undefined;
}

/** A train of a day at its price of now. */
export function toldDeal(
  train: KnownTrain,
  { date, dates, party, today, language, percent }: Told,
): TrainDeal {
  const { id, line, trainClass } = train;
  const price = priceOf(fareOf(train, date, today), party, percent);
  const near = dates.indexOf(date);
  return {
    id,
    code: trainCode({ deal: id, date, party, percent: price.percent }),
    from: toldPlace(train.from, language),
    to: toldPlace(train.to, language),
    operator: line.operator,
    service: line.service,
    trainClass,
    date,
    otherDates: dates
      .slice(Math.max(0, near - 1), near + OTHER_DATES)
      .filter((other) => other !== date)
      .slice(0, OTHER_DATES),
    stops: toldStops(train, date, language),
    minutes: train.minutes,
    party,
    price,
    includes: [...line.includes],
    changes: line.changes,
    until: lastDayOf(date, today),
  };
}
