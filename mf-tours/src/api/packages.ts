import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { getPackage, searchPackageFlights, searchPackages } from '@alisio/shared-contracts/endpoints';
import { flightSearchKey } from '@alisio/shared-contracts/flights';
import { hotelSearchKey } from '@alisio/shared-contracts/hotels';
import {
  type OnePackage,
  type PackageQuery,
  type PackageSearchAnswer,
  packageFlightSearch,
  packageHotelSearch,
} from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { PackageNarrowing } from './package-narrowing.ts';
import { type FoundPackages, hasCards, withPart } from './packages-in-parts.ts';

const LIST = 'packages';

/** What answers about packages are kept under. */
export const PACKAGE_ANSWERS = [LIST, 'package', 'package-flights', 'package-plan'] as const;

const onServer = typeof document === 'undefined';

/** Asks for packages, and shows each part of the answer as it comes. What broke off behind its cards is enough. */
async function inParts(
  ask: (onPart: (part: PackageSearchAnswer) => void) => Promise<PackageSearchAnswer>,
  signal: AbortSignal,
  show: (found: FoundPackages) => void,
): Promise<FoundPackages> {
  let found: FoundPackages | undefined;
  const onPart = (part: PackageSearchAnswer) => {
    found = withPart(found, part);
    if (!found.better) show(found);
  };
  const whole = (): FoundPackages | undefined => {
    if (!found || !hasCards(found.answer)) return undefined;
    return found.better && hasCards(found.better) ? found : { answer: found.answer };
  };
  try {
    const last = await ask(onPart);
    return whole() ?? { answer: last };
  } catch (error) {
    const shown = whole();
    if (!shown || signal.aborted) throw error;
    return shown;
  }
}

/** Whether answers under two keys of `packageListQuery` are of one search, in whatever order or language, and whatever is kept of it. */
export const areOfOneSearch = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one.slice(2, 5)) === JSON.stringify(other.slice(2, 5));

/** Packages around a point, in an order and under facets, with the flight that the address names. */
export function packageListQuery(
  query: PackageQuery,
  point: GeoPoint,
  { sort, facets }: PackageNarrowing,
  language: Language,
  infoData: Attribution,
) {
  const flight = packageFlightSearch(query, infoData);
  const hotel = packageHotelSearch(query, point, infoData);
  return queryOptions({
    queryKey: [
      ...[LIST, language, flightSearchKey(flight), hotelSearchKey(hotel), query.flight ?? ''],
      JSON.stringify([sort, facets]),
    ],
    queryFn: async ({ signal, client, queryKey }): Promise<FoundPackages> => {
      const body = { flight, hotel, ...(query.flight ? { flightId: query.flight } : {}) };
      const asked = { query: { sort, ...facets }, body, signal };
      if (onServer) return { answer: await callApi(searchPackages, asked) };
      // What stands of the same search in another order or under other facets stays until all of this one is here.
      const stands = client
        .getQueriesData<FoundPackages>({ queryKey: [LIST] })
        .some(([key, found]) => found && hasCards(found.answer) && areOfOneSearch(key, queryKey));
      const show = (found: FoundPackages) => {
        if (!stands || hasCards(found.answer)) client.setQueryData(queryKey, found);
      };
      return inParts((onPart) => callApi(searchPackages, { ...asked, onPart }), signal, show);
    },
  });
}

/** The package of an address: its flight, and the rooms of its hotel. `null` where there is no such hotel, or no flight. */
export function onePackageQuery(query: PackageQuery, language: Language, infoData: Attribution) {
  const flight = packageFlightSearch(query, infoData);
  const { rateInfo } = packageHotelSearch(query, { lat: 0, lon: 0 }, infoData);
  const { hotel: code = '', flight: flightId = '' } = query;
  return queryOptions({
    queryKey: ['package', language, code, flightSearchKey(flight), JSON.stringify(rateInfo), flightId],
    queryFn: async ({ signal }): Promise<OnePackage | null> => {
      try {
        return await callApi(getPackage, {
          params: { code },
          body: { flight, rateInfo, infoData, ...(flightId ? { flightId } : {}) },
          signal,
        });
      } catch (error) {
        if (isProblem(error, 'not-found') || isProblem(error, 'offer-not-found')) return null;
        throw error;
      }
    },
  });
}

/** The flights that a package can have, at their prices in one. */
export function packageFlightsQuery(query: PackageQuery, language: Language, infoData: Attribution) {
  const body = packageFlightSearch(query, infoData);
  return queryOptions({
    queryKey: ['package-flights', language, flightSearchKey(body)],
    queryFn: async ({ signal }) => (await callApi(searchPackageFlights, { body, signal })).data,
  });
}
