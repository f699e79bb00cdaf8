import type {
  FlightCalendarPayload,
  FlightOffer,
  FlightSearchPayload,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
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
  lowestTotals(payload: FlightCalendarPayload, context: SupplierContext): Promise<LowestTotals>;
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
