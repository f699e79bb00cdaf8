import { TourCatalogue } from '../catalogue/index.ts';
import { NOON } from '../testing/a-tour.ts';
import { DepartureBoard } from './departure-board.ts';
import { saleKey } from './place-sales.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { tours } = TourCatalogue.load();
const board = new DepartureBoard(() => new Date(NOON));
/** Of the weeks in which departures are decided. */
const days = Array.from({ length: 30 }, (_, at) => new Date(NOON + at * DAY_MS).toISOString().slice(0, 10));

/** Departures of all tours, where so many are sold of each, and so many of these booked. */
const departuresWith = (soldOf: (most: number) => number, bookedOf: (least: number) => number): string[] =>
  tours.flatMap((tour) => {
    const { most, least } = tour.tour.group;
    const sold = { sold: soldOf(most), booked: bookedOf(least), goes: null };
    const sales = new Map(days.map((day) => [saleKey(tour.id, day), sold]));
    return board.departures(tour, sales).map(({ startDate }) => saleKey(tour.id, startDate));
  });

test('past the day of the decision, and before it is written down, a departure is sold by who has booked it, not by who holds places', () => {
  const none = departuresWith(
    () => 0,
    () => 0,
  );
  const held = departuresWith(
    (most) => most,
    () => 0,
  );
  const booked = departuresWith(
    (most) => most,
    (least) => least,
  );
  expect(held).toEqual(none);
  expect(booked.length).toBeGreaterThan(none.length);
});
