import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import type { Attribution } from '@alisio/shared-contracts/attribution';
import { getPackage, searchPackageFlights, searchPackages } from '@alisio/shared-contracts/endpoints';
import { flightSearchKey } from '@alisio/shared-contracts/flights';
import { type HotelSort, hotelSearchKey } from '@alisio/shared-contracts/hotels';
import {
  type OnePackage,
  type PackageQuery,
  packageFlightSearch,
  packageHotelSearch,
} from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** What answers about packages are kept under. */
export const PACKAGE_ANSWERS = ['packages', 'package', 'package-flights', 'package-plan'] as const;

/** Packages around a point, in an order, with the flight that the address names. */
export function packageListQuery(
  query: PackageQuery,
  point: GeoPoint,
  sort: HotelSort,
  language: Language,
  infoData: Attribution,
) {
  const flight = packageFlightSearch(query, infoData);
  const hotel = packageHotelSearch(query, point, infoData);
  return queryOptions({
    queryKey: [
      'packages',
      language,
      flightSearchKey(flight),
      hotelSearchKey(hotel),
      query.flight ?? '',
      sort,
    ],
    queryFn: ({ signal }) =>
      callApi(searchPackages, {
        query: { sort },
        body: { flight, hotel, ...(query.flight ? { flightId: query.flight } : {}) },
        signal,
      }),
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
