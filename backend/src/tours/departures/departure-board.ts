import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import { type TourGoing, tourDays } from '@alisio/shared-contracts/tours';
import { todayIn } from '@alisio/shared-contracts/zones';
import { type CatalogueTour, zoneOf } from '../catalogue/index.ts';
import { demoBooked } from './demo-demand.ts';
import { departureDays } from './departure-days.ts';
import { doublePrices } from './departure-price.ts';
import { type Decision, type SoldPlaces, saleKey } from './place-sales.ts';
import { DAYS_BEFORE } from './terms.ts';

const MINUTE_MS = 60_000;

/** A day on which a tour leaves, by what follows from the calendar alone. */
interface PlannedDeparture {
  startDate: string;
  endDate: string;
  key: string;
  /** what a person pays who shares a double, minor units, by how many have booked */
  doubleOf: (booked: number) => number;
  /** who has booked with others by today, and will have on the day of the decision */
  others: number;
  othersAtDecision: number;
  isDecided: boolean;
}

/** A departure as it is sold now. */
export interface BoardedDeparture {
  startDate: string;
  /** the last day */
  endDate: string;
  booked: number;
  left: number;
  /** what a person pays who shares a double, minor units */
  double: number;
  going: TourGoing;
}

/** The last day of a tour that leaves on a day. ISO dates. */
export const lastDayOf = ({ tour }: Pick<CatalogueTour, 'tour'>, startDate: string): string =>
  addDays(startDate, tour.days.length - 1);

/** On which it is decided whether it leaves. ISO dates. */
export const decidedOn = (startDate: string): string => addDays(startDate, -DAYS_BEFORE.decided);

/** What decides whether a departure leaves. */
export const decisionOf = ({ tour, id }: CatalogueTour, startDate: string): Decision => ({
  tour: id,
  startDate,
  least: tour.group.least,
  most: tour.group.most,
  others: demoBooked(id, tour, startDate, DAYS_BEFORE.decided),
});

/** Who has booked a departure with others by now. @param today there, ISO date */
export const othersBooked = ({ tour, id }: CatalogueTour, startDate: string, today: string): number =>
  demoBooked(id, tour, startDate, daysBetween(today, startDate));

/** The departures of tours as they are sold: what the calendar tells is worked out once a day. */
export class DepartureBoard {
  readonly #clock: () => Date;
  readonly #days = new Map<string, { minute: number; today: string }>();
  readonly #planned = new Map<string, { today: string; departures: PlannedDeparture[] }>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** The day where a tour goes, ISO date. */
  today(tour: CatalogueTour): string {
    const [zone, now] = [zoneOf(tour), this.#clock()];
    // A day begins with a minute; a list asks for the days of all tours.
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const before = this.#days.get(zone);
    if (before?.minute === minute) return before.today;
    const today = todayIn(zone, now);
    this.#days.set(zone, { minute, today });
    return today;
  }

  /** Whether it is time to decide if a departure leaves. */
  isDecided(tour: CatalogueTour, startDate: string): boolean {
    return this.today(tour) >= decidedOn(startDate);
  }

  #plan(of: CatalogueTour): PlannedDeparture[] {
    const today = this.today(of);
    const before = this.#planned.get(of.id);
    if (before?.today === today) return before.departures;
    const days = departureDays(of.tour, addDays(today, DAYS_BEFORE.closes), tourDays(today).max);
    const departures = days.map((startDate) => ({
      startDate,
      endDate: lastDayOf(of, startDate),
      key: saleKey(of.id, startDate),
      doubleOf: doublePrices(of.tour, startDate),
      others: othersBooked(of, startDate, today),
      othersAtDecision: decisionOf(of, startDate).others,
      isDecided: today >= decidedOn(startDate),
    }));
    this.#planned.set(of.id, { today, departures });
    return departures;
  }

  /** Departures that leave, or may, soonest first; full ones among them. */
  departures(of: CatalogueTour, sales: ReadonlyMap<string, SoldPlaces>): BoardedDeparture[] {
    const { least, most } = of.tour.group;
    return this.#plan(of).flatMap(
      ({ startDate, endDate, key, doubleOf, others, othersAtDecision, isDecided }) => {
        const { sold, booked: here, goes } = sales.get(key) ?? { sold: 0, booked: 0, goes: null };
        // Past the decision nobody buys before it is written down: until then it follows from who has booked.
        if (isDecided && !(goes ?? here + othersAtDecision >= least)) return [];
        const booked = Math.min(most, others + sold);
        const isSure = isDecided || others >= least;
        return {
          startDate,
          endDate,
          booked,
          left: most - booked,
          double: doubleOf(booked),
          going: isSure
            ? { state: 'guaranteed' as const }
            : { state: 'forming' as const, decidedOn: decidedOn(startDate) },
        };
      },
    );
  }

  /** One of them; nothing on a day on which it does not leave, or is sold no longer. */
  departure(
    of: CatalogueTour,
    startDate: string,
    sales: ReadonlyMap<string, SoldPlaces>,
  ): BoardedDeparture | undefined {
    return this.departures(of, sales).find((departure) => departure.startDate === startDate);
  }
}
