import { depositShares, inTourCurrency, sumOf, type TourDeparture } from '@alisio/shared-contracts/tours';
import type { CatalogueTour } from './catalogue/index.ts';
import { restDueOn, takesDeposit } from './chosen-tour.ts';
import {
  type BoardedDeparture,
  cancellationOf,
  closesOn,
  type DepartureBoard,
  pricesBy,
  type SoldPlaces,
} from './departures/index.ts';

/** Of tours the departures with places for so many, in a month (`YYYY-MM`) where one is asked for. */
export const openFor =
  (board: DepartureBoard, sales: ReadonlyMap<string, SoldPlaces>, people: number, month?: string) =>
  (of: CatalogueTour): BoardedDeparture[] =>
    board
      .departures(of, sales)
      .filter(
        ({ left, startDate }) => left >= people && (month === undefined || startDate.startsWith(month)),
      );

/** A departure as its tour's page shows it, but for its key. @param percent of deposits @param today there, ISO date */
export function departureShape(
  { tour }: CatalogueTour,
  { startDate, endDate, booked, left, double, going }: BoardedDeparture,
  percent: number,
  today: string,
): Omit<TourDeparture, 'key'> {
  const { rooms, child } = pricesBy(tour, double);
  return {
    startDate,
    endDate,
    guides: tour.guides,
    group: tour.group,
    left,
    booked,
    currency: inTourCurrency(double).currency,
    rooms: [...rooms],
    ...(child === undefined ? {} : { child }),
    going,
    cancellation: cancellationOf(startDate, today),
    ...(takesDeposit(startDate, percent, today)
      ? {
          deposit: {
            percent,
            each: sumOf(depositShares([double], percent)),
            restDueOn: restDueOn(startDate),
          },
        }
      : {}),
    closesOn: closesOn(startDate),
  };
}
