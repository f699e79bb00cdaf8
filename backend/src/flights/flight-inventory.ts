import {
  type BagOption,
  bagOptions,
  type FlightCalendarAnswer,
  type FlightCalendarPayload,
  type FlightOffer,
  type FlightSearchPayload,
  type NamedFlightOffer,
} from '@alisio/shared-contracts/flights';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import type { AirportCatalogue } from '../airports/index.ts';
import type { Database, Queries } from '../database/index.ts';
import { HOLD_MS, type HoldKind, stillHolds } from '../holds/index.ts';
import type { Workers } from '../threads/index.ts';
import { demoSuppliers } from './demo/demo-suppliers.ts';
import type { BookedWith, Carrier, FlightSupplier } from './flight-supplier.ts';
import { OfferSeal, sealSecret } from './offer-seal.ts';
import { type PackageFlights, packageFlights } from './package-flights.ts';
import type { SentForm } from './search/compressed-answer.ts';
import { type Asker, FlightSearch, type FlightSearchDeps, type ShownAnswer } from './search/flight-search.ts';
import { SUPPLIER_WITHIN_MS, workHere } from './search/search-work.ts';
import { workOnThreads } from './search/work-on-threads.ts';
import { readSeatSales, returnSeats, SEATS_SOLD, sellSeats } from './seat-sales.ts';
import { calendarAnswerOf, isPastLeg } from './sold-days.ts';
import { type UnknownPlace, unknownPlacesOf } from './unknown-places.ts';

export interface FlightInventory {
  /** The answer of a search as encoded JSON text; its prices hold until `expiresAt`, 15 minutes (§9). */
  search(
    payload: FlightSearchPayload,
    language: Language,
    form: SentForm,
    asker?: Asker,
  ): Promise<ShownAnswer>;
  /** The same as suppliers answer: see `FlightSearch`. */
  searchInParts: FlightSearch['inParts'];
  /** What is kept of a search: see `FlightSearch`. */
  kept: FlightSearch['kept'];
  /** Legs that cannot be flown any more: their day is over where they would depart. */
  pastLegs(payload: FlightSearchPayload): ('1' | '2')[];
  /** Codes of a search that are neither an airport nor a city of some. */
  unknownPlaces(payload: FlightSearchPayload): UnknownPlace[];
  /** For each day the lowest all-in total that a search of it shows now; null where it shows nothing, or is refused. */
  calendar(payload: FlightCalendarPayload, signal?: AbortSignal): Promise<FlightCalendarAnswer>;
  /** The same of trips on which each way is one flight of a carrier, IATA designator. */
  calendarOf(carrier: string, payload: FlightCalendarPayload): Promise<FlightCalendarAnswer>;
  /** What is known of a carrier; nothing for one that nobody sells. */
  carrier(code: string): Carrier | undefined;
  /** What is sold only with a hotel. */
  packages: PackageFlights;
  /**
   * An offer by its id: at the price that the id stands for while that holds, otherwise, and for an id that
   * this site has not issued, at the price of now under a new id. `numberOfBookableSeats` may be less than
   * travel: see `hasSeats`.
   * @returns nothing for what is no offer, and for flights that are no longer sold
   */
  offer(id: string, language?: Language): Promise<FlightOffer | undefined>;
  /**
   * As `offer`, for who has nothing but the id, perhaps for long: with what it cost under that id, where this site has
   * issued it and the price is another now; `over` for flights that were sold and are no longer.
   */
  named(id: string, language?: Language): Promise<NamedFlightOffer | 'over' | undefined>;
  /** As `offer`, for a visitor who has chosen: the price holds 8 minutes from now or longer (§9), once. */
  choose(id: string, language?: Language): Promise<FlightOffer | undefined>;
  /** Until when the price of what `choose` gave holds, UTC milliseconds: 8 minutes from now at most (§9). */
  heldUntil(chosen: readonly Pick<FlightOffer, 'id'>[]): number;
  /**
   * Books an offer whose seats are held, with whoever sells it; the same key once.
   * @returns the carriers' locators; nothing where nobody sells it any more
   */
  book(offer: Pick<FlightOffer, 'id'>, key: string, limit: AbortSignal): Promise<BookedWith | undefined>;
  /** Inside the caller's transaction: takes seats of every segment, or none and answers false when any is short. */
  takeSeats(tx: Queries, offer: Pick<FlightOffer, 'id'>): Promise<boolean>;
  /** Inside the caller's transaction: the opposite of `takeSeats`, once for each time it answered true. */
  giveBackSeats(tx: Queries, offer: Pick<FlightOffer, 'id'>): Promise<void>;
  /** The zone of an airport's clock, IANA name; nothing for an airport that is not in the catalogue. */
  zoneOf(iataCode: string): string | undefined;
  /** §9 */
  baggageOptions(offer: FlightOffer): BagOption[];
  close(): Promise<void>;
}

export interface FlightInventorySettings {
  database: Database;
  airports: AirportCatalogue;
  clock?: () => Date;
  suppliers?: readonly FlightSupplier[];
  /** how long each supplier may take, milliseconds */
  supplierWithinMs?: number;
  /** how much later than it could the last supplier of the demo inventory answers, milliseconds */
  slowSupplierMs?: number;
  /** hears what came of each supplier of a search or a calendar */
  count?: FlightSearchDeps['count'];
  /** threads with `flightThreadModule` that searches are computed on; none: the one that asks */
  workers?: Workers | undefined;
}

/** Opens the inventory on a migrated database. Several processes may do so on one PostgreSQL. */
export async function openFlightInventory({
  database: { db, changes },
  airports,
  clock = () => new Date(),
  supplierWithinMs = SUPPLIER_WITHIN_MS,
  slowSupplierMs = 0,
  suppliers = demoSuppliers(airports, { slowMs: slowSupplierMs }),
  workers,
  count,
}: FlightInventorySettings): Promise<FlightInventory> {
  const now = () => clock().getTime();
  const seatSales = (keys: readonly string[]) => readSeatSales(db, keys);
  const seal = new OfferSeal(await sealSecret(db));
  const work = workers
    ? workOnThreads(workers, seatSales)
    : workHere({ suppliers, supplierWithinMs, seal, seatSales });
  const flightSearch = new FlightSearch({ work, now, ...(count ? { count } : {}) });
  // What other processes sell is heard on commit; what this one sells is known at once.
  const stopHearing = changes?.hear(SEATS_SOLD, (keys) => flightSearch.seatsChanged(keys));
  /** Whose an offer is, its id says. */
  const sellerOf = (supplierId: string) => suppliers.find(({ name }) => supplierId.startsWith(`${name}.`));
  const packages = packageFlights({ airports, seal, sellerOf, search: flightSearch, now, seatSales });
  const claimsOf = ({ id }: Pick<FlightOffer, 'id'>) => {
    const { supplierId } = seal.open(id);
    return sellerOf(supplierId)?.seatClaims(supplierId) ?? [];
  };
  const priced = async (id: string, language: Language, wanted: HoldKind) => {
    const at = now();
    const told = seal.open(id);
    const { supplierId, heldUntil = 0, kind } = told;
    const firm = stillHolds(told, wanted, at);
    const offer = await sellerOf(supplierId)?.offer(supplierId, { now: at, language, seatSales }, firm);
    if (!offer) return undefined;
    // At a price that is had only with a stay nothing is sold that leaves no night.
    if (packages.has(offer.id) && !packages.soldWith(offer)) return undefined;
    // What was chosen once is not chosen again: nobody keeps a price by asking for it.
    const isEnough = wanted === 'shown' || kind === 'chosen' || heldUntil - at >= HOLD_MS.chosen;
    return firm && isEnough ? { ...offer, id } : { ...offer, id: seal.seal(offer.id, at, wanted) };
  };

  return {
    search: (...question) => flightSearch.search(...question),
    searchInParts: (...question) => flightSearch.inParts(...question),
    kept: (...question) => flightSearch.kept(...question),
    packages,
    pastLegs: ({ legInfo }) =>
      (['1', '2'] as const).filter(
        (key) => legInfo[key] && isPastLeg(legInfo[key], { airports, now: clock() }),
      ),
    unknownPlaces: (payload) => unknownPlacesOf(payload, airports),
    calendar: async (payload, signal) => {
      const made = await flightSearch.lowestTotals(payload, signal);
      return calendarAnswerOf(payload, made, { airports, now: clock() });
    },
    calendarOf: async (carrier, payload) => {
      const made = await flightSearch.lowestTotals(payload, undefined, carrier);
      return calendarAnswerOf(payload, made, { airports, now: clock() });
    },
    carrier: (code) => {
      for (const supplier of suppliers) {
        const known = supplier.carrier?.(code);
        if (known) return known;
      }
      return undefined;
    },
    offer: (id, language = DEFAULT_LANGUAGE) => priced(id, language, 'shown'),
    named: async (id, language = DEFAULT_LANGUAGE) => {
      const offer = await priced(id, language, 'shown');
      const { supplierId, heldUntil } = seal.open(id);
      if (offer && (heldUntil === undefined || offer.id === id)) return offer;
      const asker = { now: now(), language, seatSales };
      const shown = await sellerOf(supplierId)?.offer(supplierId, asker, true);
      if (!offer) return shown && 'over';
      const shownTotal = shown?.price.intTotal;
      return !shownTotal || shownTotal.amount === offer.price.intTotal.amount
        ? offer
        : { ...offer, shownTotal };
    },
    choose: (id, language = DEFAULT_LANGUAGE) => priced(id, language, 'chosen'),
    heldUntil: (chosen) =>
      Math.min(now() + HOLD_MS.chosen, ...chosen.map(({ id }) => seal.open(id).heldUntil ?? 0)),
    book: async ({ id }, key, limit) => {
      const { supplierId } = seal.open(id);
      return sellerOf(supplierId)?.book(supplierId, key, limit);
    },
    takeSeats: async (tx, offer) => {
      const claims = claimsOf(offer);
      if (claims.length === 0) return false;
      const taken = await sellSeats(tx, claims);
      if (taken) flightSearch.seatsChanged(claims.map(({ key }) => key));
      return taken;
    },
    giveBackSeats: async (tx, offer) => {
      const claims = claimsOf(offer);
      await returnSeats(tx, claims);
      flightSearch.seatsChanged(claims.map(({ key }) => key));
    },
    zoneOf: (iataCode) => airports.airport(iataCode)?.zone,
    baggageOptions: bagOptions,
    close: async () => {
      flightSearch.close();
      stopHearing?.();
    },
  };
}
