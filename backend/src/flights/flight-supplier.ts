import { addDays } from '@alisio/shared-contracts/dates';
import type {
  CarrierFare,
  FlightCalendarPayload,
  FlightOffer,
  FlightSearchPayload,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { SeatClaim, SeatSales } from './seat-sales.ts';

/** What a supplier knows of the world while it answers. */
export interface SupplierContext {
  /** UTC milliseconds */
  now: number;
  /** language of the place names on offers */
  language: Language;
  seatSales: (keys: readonly string[]) => Promise<SeatSales>;
  /** says when nobody waits for the answer any more */
  signal?: AbortSignal | undefined;
}

export interface SupplierAnswer {
  /** best first; made one by one */
  offers: Iterable<FlightOffer>;
  /** ISO code of what the prices are in; not always what was asked for */
  currency: string;
  /** flights whose sales would change the answer */
  seatKeys: readonly string[];
  /** UTC milliseconds after which the same question may have another answer though nothing sold */
  freshUntil: number;
}

/** The lowest all-in total of a day, and what each traveller pays of it; integer minor units. */
export interface LowestTotal {
  total: number;
  shares: readonly number[];
}

/** The lowest totals of days in a row; null for a day that a search finds nothing on. */
export interface LowestTotals {
  totals: (LowestTotal | null)[];
  /** ISO code of what the prices are in; not always what was asked for */
  currency: string;
}

/** What a carrier knows a booking by at its own counters. */
export interface CarrierLocator {
  carrierCode: string;
  /** six letters and digits */
  locator: string;
}

/** What a booking is known by: to whoever issues the ticket, and to each carrier that flies under its own number. */
export interface BookedWith {
  locator: string;
  locators?: readonly CarrierLocator[] | undefined;
}

/** Where a carrier flies without a stop, in an ordinary week. */
export interface FlownRoute {
  /** IATA code of the airport */
  to: string;
  /** from gate to gate, of the first flight of the day */
  minutes: number;
  /** departures a week */
  weekly: number;
}

/** What is known of a carrier without asking for any flight of it. */
export interface Carrier {
  /** IATA codes of the airports that its routes begin at, those with the most first */
  bases: readonly string[];
  routesFrom(airport: string): readonly FlownRoute[];
  /** what its fares of economy bring, cheapest first */
  fares: readonly CarrierFare[];
  /** of a checked bag of economy */
  checkedKilograms: number;
  /** the least that one checked bag more costs, one way: as the supplier says it */
  bagFrom: MoneyAmount;
}

/** A calendar, or a part of one: what is told is of these days, in their order. */
export interface CalendarQuestion extends FlightCalendarPayload {
  /** by their places in the calendar, the first one's is 0; all of them where nothing is said */
  places?: readonly number[] | undefined;
}

/** The days of departure that are asked for, ISO dates. */
export const datesOf = ({ firstDate, days, places = [...Array(days).keys()] }: CalendarQuestion): string[] =>
  places.map((place) => addDays(firstDate, place));

/** What a supplier sells only together with a hotel: its offers at other prices, under ids of their own. */
export interface PackageFares {
  /** as `FlightSupplier.search`; no offer is dearer than alone */
  search(payload: FlightSearchPayload, context: SupplierContext): Promise<SupplierAnswer>;
  /**
   * The id of the same offer in a package, or alone, priced on the same day and by the same demand; the id itself where it
   * is that already.
   * @returns nothing for an id that is not this supplier's
   */
  idIn(id: string, inPackage: boolean): string | undefined;
}

/**
 * One source of flights among several that are asked together: a third of the demo inventory now, a GDS or an airline
 * later.
 */
export interface FlightSupplier {
  /** begins the ids of its offers, `<name>.` */
  name: string;
  /** whether it prices in a currency, ISO code, when that is asked for */
  sellsIn(currency: string): boolean;
  search(payload: FlightSearchPayload, context: SupplierContext): Promise<SupplierAnswer>;
  /** without it none of its offers stands in a package */
  packages?: PackageFares;
  /** What `search` would show as the lowest total on each day of departure, were it asked now. */
  lowestTotals(payload: CalendarQuestion, context: SupplierContext): Promise<LowestTotals>;
  /**
   * The same of trips on which each way is one flight of a carrier: what `search` shows of these. A supplier without it
   * sells none of which that is asked.
   */
  lowestTotalsOf?(
    carrier: string,
    payload: CalendarQuestion,
    context: SupplierContext,
  ): Promise<LowestTotals>;
  /** What it knows of a carrier that it sells, by IATA designator; nothing for another. */
  carrier?(code: string): Carrier | undefined;
  /**
   * An offer at its price of now, or at the price that its id names while that is firm: then the id stays.
   * `numberOfBookableSeats` tells when fewer are left than travel.
   * @returns nothing for an id that is not this supplier's, or of flights that cannot be sold any more
   */
  offer(id: string, context: SupplierContext, firm: boolean): Promise<FlightOffer | undefined>;
  /**
   * Books what is held and paid for. The same key is booked once, however often it is asked for, and always answered the
   * same. What it throws is not known, and asked for again.
   * @param limit aborted when nobody waits for the answer any longer
   * @returns the carriers' own locators; nothing for an id that is not this supplier's
   */
  book(id: string, key: string, limit: AbortSignal): Promise<BookedWith | undefined>;
  /** The seats that selling an offer takes, one claim a flight and cabin; nothing for an unknown id. */
  seatClaims(id: string): readonly SeatClaim[] | undefined;
}
