import { type FlightOffer, type FlightSearchPayload, hasSeats } from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { type PackageFlight, type PackageStay, stayOfFlight } from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { isOfSearch } from './asked-package.ts';
import type { PackageParts } from './package-parts.ts';

/** The flight of a package, with the nights that it leaves and where it lands. */
export interface FoundFlight {
  flight: PackageFlight;
  stay: PackageStay;
  lands: GeoPoint;
}

type Flights = Pick<PackageParts, 'flights'>;

async function found(
  { flights }: Flights,
  offer: FlightOffer,
  language: Language,
): Promise<FoundFlight | undefined> {
  const [stay, soldWith] = [stayOfFlight(offer), flights.packages.soldWith(offer)];
  if (!stay || !soldWith) return undefined;
  return {
    flight: { offer, apart: await flights.packages.alone(offer, language) },
    stay,
    lands: soldWith.at,
  };
}

/** The flight that somebody has chosen, where it is of the search, has seats and is sold in packages. */
async function namedFlight(
  parts: Flights,
  id: string,
  search: FlightSearchPayload,
  language: Language,
): Promise<FoundFlight | undefined> {
  const named = parts.flights.packages.idIn(id, true);
  const offer = named === undefined ? undefined : await parts.flights.offer(named, language);
  return offer && isOfSearch(offer, search) && hasSeats(offer) ? found(parts, offer, language) : undefined;
}

export interface AskedFlight {
  search: FlightSearchPayload;
  /** of an offer, in a package or alone; the best of the search without it, and where it cannot be had */
  flightId?: string | undefined;
}

/**
 * The flight of a package.
 * @param take given the best of those that are known while suppliers are awaited
 * @returns nothing where nobody flies who sells in packages, or no flight leaves a night at the place
 */
export async function packageFlight(
  parts: Flights,
  { search, flightId }: AskedFlight,
  language: Language,
  take: (soFar: FoundFlight) => Promise<void>,
  signal?: AbortSignal,
): Promise<FoundFlight | undefined> {
  const named = flightId === undefined ? undefined : await namedFlight(parts, flightId, search, language);
  if (named) return named;
  const best = await parts.flights.packages.best(
    search,
    language,
    async (soFar) => {
      const one = await found(parts, soFar, language);
      if (one) await take(one);
    },
    signal,
  );
  return best && found(parts, best, language);
}
