import { addDays } from '@alisio/shared-contracts/dates';
import { chance } from '../../chance/index.ts';
import { type CruiseCatalogue, named } from '../catalogue/cruise-catalogue.ts';
import type { FiledSeason, FiledShip } from '../files/cruise-files.ts';
import type { Itinerary } from '../hours/itinerary.ts';

/** A ship that leaves on a day. */
export interface Sailing {
  id: string;
  ship: FiledShip;
  itinerary: Itinerary;
  /** ISO dates */
  departureDate: string;
  returnDate: string;
}

/** Of all that ships sail, as much is given to us to sell. */
const SHARE = 0.62;

/** The first such weekday from a date on, 1 is Monday. */
function weekdayFrom(date: string, weekday: number): string {
  const of = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return addDays(date, (weekday - of + 7) % 7);
}

/** What a ship sails in one season: route after route, from where the last one ended. */
function seasonSailings(
  catalogue: CruiseCatalogue,
  ship: FiledShip,
  { from, to, itineraries }: FiledSeason,
  year: number,
): Sailing[] {
  const end = `${to < from ? year + 1 : year}-${to}`;
  const sailings: Sailing[] = [];
  const start = `${year}-${from}`;
  const { days } = named(catalogue.itineraries, itineraries[0] ?? '');
  // A voyage to another port is no weekly turn.
  let departureDate = days[0] === days.at(-1) ? weekdayFrom(start, ship.weekday) : start;
  let port: string | null | undefined;
  for (let turn = 0; ; turn += 1) {
    const itinerary = named(catalogue.itineraries, itineraries[turn % itineraries.length] ?? '');
    const returnDate = addDays(departureDate, itinerary.nights);
    const [first] = itinerary.days;
    // A voyage that ends elsewhere is made once.
    if (returnDate > end || (port !== undefined && port !== first)) return sailings;
    const id = `${ship.code}-${departureDate.replaceAll('-', '')}`;
    sailings.push({ id, ship, itinerary, departureDate, returnDate });
    port = itinerary.days.at(-1);
    departureDate = returnDate;
  }
}

/** All that ships sail between two days, both included, by day, then by ship. ISO dates. */
export function sailingsBetween(catalogue: CruiseCatalogue, first: string, last: string): Sailing[] {
  const years: number[] = [];
  for (let year = Number(first.slice(0, 4)) - 1; year <= Number(last.slice(0, 4)); year += 1)
    years.push(year);
  return catalogue.ships
    .flatMap((ship) =>
      years.flatMap((year) =>
        ship.seasons.flatMap((season) => seasonSailings(catalogue, ship, season, year)),
      ),
    )
    .filter(({ departureDate }) => departureDate >= first && departureDate <= last)
    .sort((one, other) => (one.departureDate + one.id < other.departureDate + other.id ? -1 : 1));
}

/** Whether a sailing is sold here: of voyages to another port, which are few, each one. */
export const isOurs = ({ id, itinerary: { days } }: Sailing): boolean =>
  days[0] !== days.at(-1) || chance(`${id} allotment`) < SHARE;
