import type { AirportResult } from '@alisio/shared-contracts/airports';
import { addDays } from '@alisio/shared-contracts/dates';
import { type SearchPlace, searchableDays } from '@alisio/shared-contracts/flights';
import { nightsOf, STAY_LIMITS } from '@alisio/shared-contracts/hotels';
import type { PackageQuery } from '@alisio/shared-contracts/packages';
import { readPackageQuery } from '@alisio/shared-contracts/packages';
import type { Place } from '@alisio/shared-contracts/places';
import { guestsOf, type PartyRoom } from '@alisio/shared-ui/rooms-panel';

/** The search of packages as it is filled in, by the names of §3's flight search form. */
export interface PackageForm {
  origin: SearchPlace | null;
  destination: SearchPlace | null;
  /** where they sleep, if that is not where they land */
  hotelDestination: Place | null;
  /** ISO dates; empty while one is chosen anew */
  departureDate: string;
  returnDate: string;
  rooms: readonly PartyRoom[];
}

export type PackageField = 'origin' | 'destination' | 'dates' | 'rooms';
/** Key of the text that explains what is wrong, by field. */
export type PackageErrors = Partial<Record<PackageField, string>>;

/** The form before anything is typed. @param today ISO date */
export function emptyPackageForm(today: string): PackageForm {
  const { departureDate, returnDate, rooms } = readPackageQuery(new URLSearchParams('rooms=2'), today);
  return {
    origin: null,
    destination: null,
    hotelDestination: null,
    departureDate,
    returnDate,
    rooms: rooms.map(({ adults, childAges }) => ({ adults, ages: childAges })),
  };
}

/** An airport or a city as the form keeps it. */
export const placeOfAirport = (found: AirportResult): SearchPlace => ({
  code: found.airportCode,
  name: found.name,
  cityName: found.cityName,
  countryName: found.countryName,
  isCity: found.isCity,
});

/** What keeps the form from being searched; empty when nothing does. */
export function packageErrors(form: PackageForm, today: string): PackageErrors {
  const { origin, destination, departureDate, returnDate, rooms } = form;
  const errors: PackageErrors = {};
  const { min, max } = searchableDays(today);
  if (!origin) errors.origin = 'packages.search.errors.origin';
  if (!destination) errors.destination = 'packages.search.errors.destination';
  else if (destination.code === origin?.code) errors.destination = 'packages.search.errors.same';
  if (departureDate === '' || returnDate === '') errors.dates = 'packages.search.errors.dates';
  else if (departureDate < min || departureDate > max) errors.dates = 'packages.search.errors.departure';
  else {
    const nights = nightsOf({ startDate: departureDate, endDate: returnDate });
    if (nights < STAY_LIMITS.nights.min || nights > STAY_LIMITS.nights.max)
      errors.dates = 'packages.search.errors.nights';
  }
  const babies = rooms.reduce(
    (sum, { ages }) => sum + ages.filter((age) => age !== null && age < 2).length,
    0,
  );
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  if (guestsOf(rooms) > STAY_LIMITS.guests) errors.rooms = 'packages.search.errors.guests';
  else if (rooms.some(({ ages }) => ages.includes(null))) errors.rooms = 'packages.search.errors.ages';
  else if (babies > adults) errors.rooms = 'packages.search.errors.laps';
  return errors;
}

/** The last day that can be chosen: who flies on the last one that is sold comes back later. */
export const lastReturn = (today: string): string =>
  addDays(searchableDays(today).max, STAY_LIMITS.nights.max);

/** The address of a form that has nothing wrong. */
export const queryOfForm = (form: PackageForm): PackageQuery => ({
  from: form.origin?.code ?? '',
  to: form.destination?.code ?? '',
  departureDate: form.departureDate,
  returnDate: form.returnDate,
  cabin: 'economy',
  rooms: form.rooms.map(({ adults, ages }) => ({ adults, childAges: ages.flatMap((age) => age ?? []) })),
  ...(form.hotelDestination
    ? { place: { kind: form.hotelDestination.kind, id: form.hotelDestination.id } }
    : {}),
  ways: [],
});

/** What is known of the places that an address names. */
export interface KnownTrip {
  origin: AirportResult | undefined;
  destination: AirportResult | undefined;
  place: Place | undefined;
}

/** The form with what an address asks for. */
export const formOfQuery = (query: PackageQuery, { origin, destination, place }: KnownTrip): PackageForm => ({
  origin: origin ? placeOfAirport(origin) : null,
  destination: destination ? placeOfAirport(destination) : null,
  hotelDestination: place ?? null,
  departureDate: query.departureDate,
  returnDate: query.returnDate,
  rooms: query.rooms.map(({ adults, childAges }) => ({ adults, ages: childAges })),
});
