import type { FlightOffer, FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { HOTEL } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import type { SoldWith } from '@alisio/shared-contracts/orders';
import { stayOfFlight } from '@alisio/shared-contracts/packages';
import type { AirportCatalogue } from '../airports/index.ts';
import type { FlightSupplier, SupplierContext } from './flight-supplier.ts';
import type { OfferSeal } from './offer-seal.ts';
import type { FlightSearch } from './search/flight-search.ts';

/** Flights at the prices that they have only with a hotel. */
export interface PackageFlights {
  /**
   * The best offer of a search, sealed now. `take` is given the best of those who have answered while others are awaited.
   * @returns nothing where none leaves a night at the place
   */
  best(
    payload: FlightSearchPayload,
    language: Language,
    take: (soFar: FlightOffer) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<FlightOffer | undefined>;
  /**
   * The id of the same offer in a package, or alone; the id itself, with its hold, where it is that already. Of another
   * price nothing was told: it is that of now.
   * @returns nothing for what is no offer, or is in no package
   */
  idIn(id: string, inPackage: boolean): string | undefined;
  /** Whether an id names a price that is had only with a hotel. */
  has(id: string): boolean;
  /**
   * What the same costs alone, by the day and the demand that an offer's own price stands on while that holds.
   * @param offer of a package, as `offer` or `choose` gave it
   * @returns integer minor units
   */
  alone(offer: FlightOffer, language: Language): Promise<number>;
  /** The stay that an offer of a package is sold with; nothing for any other. */
  soldWith(offer: FlightOffer): SoldWith | undefined;
}

export interface PackageFlightsDeps {
  airports: AirportCatalogue;
  seal: OfferSeal;
  /** whose an offer is, by the supplier's own id */
  sellerOf: (supplierId: string) => FlightSupplier | undefined;
  search: Pick<FlightSearch, 'best'>;
  /** UTC milliseconds */
  now: () => number;
  seatSales: SupplierContext['seatSales'];
}

export function packageFlights({
  airports,
  seal,
  sellerOf,
  search,
  now,
  seatSales,
}: PackageFlightsDeps): PackageFlights {
  const sealed = (offer: FlightOffer): FlightOffer => ({ ...offer, id: seal.seal(offer.id, now()) });
  const idOf = (supplierId: string, inPackage: boolean) =>
    sellerOf(supplierId)?.packages?.idIn(supplierId, inPackage);
  const has = (id: string) => {
    const { supplierId } = seal.open(id);
    return idOf(supplierId, true) === supplierId;
  };
  return {
    best: async (payload, language, take, signal) => {
      const best = await search.best(payload, language, (soFar) => take(sealed(soFar)), { signal });
      return best && sealed(best);
    },
    idIn: (id, inPackage) => {
      const { supplierId } = seal.open(id);
      const wanted = idOf(supplierId, inPackage);
      return wanted === supplierId ? id : wanted;
    },
    has,
    alone: async ({ id }, language) => {
      const { supplierId } = seal.open(id);
      const alone = idOf(supplierId, false) ?? supplierId;
      const offer = await sellerOf(alone)?.offer(alone, { now: now(), language, seatSales }, true);
      if (!offer) throw new RangeError('what is sold in a package is sold alone too');
      return offer.price.intTotal.amount;
    },
    soldWith: (offer) => {
      const stay = has(offer.id) ? stayOfFlight(offer) : undefined;
      const lands = offer.itineraries[0]?.segments.at(-1)?.arrival.iataCode ?? '';
      const airport = airports.airport(lands);
      if (!stay || !airport) return undefined;
      const at = { lat: airport.lat, lon: airport.lon };
      return { product: HOTEL, ...stay, at, people: offer.travelerPricings.length };
    },
  };
}
