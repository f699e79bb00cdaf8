import type { HotelInfo } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import type { AirportCatalogue } from '../../airports/index.ts';
import { countryName } from '../../countries/index.ts';
import type { Town, TownNames } from '../../towns/index.ts';
import { type DemoHotel, streetOf } from '../demo/index.ts';
import { hotelFacts } from './hotel-facts.ts';

/** What a town's clock goes by: that of the nearest airport of its country. */
export function townZones(airports: AirportCatalogue): (town: Town) => string {
  const known = new Map<string, string>();
  const byCountry = Map.groupBy(airports.airports, ({ country }) => country);
  return (town) => {
    const before = known.get(town.id);
    if (before) return before;
    const candidates = byCountry.get(town.country) ?? airports.airports;
    let zone = 'UTC';
    let least = Infinity;
    for (const airport of candidates) {
      const km = distanceKm(airport, town);
      if (km < least) [zone, least] = [airport.zone, km];
    }
    known.set(town.id, zone);
    return zone;
  };
}

export type InfoOf = (hotel: DemoHotel, language: Language) => HotelInfo;

/** A hotel as the contract says it, in a language. */
export const hotelInfoOf =
  (names: TownNames, zoneOf: (town: Town) => string): InfoOf =>
  (hotel, language) => {
    const { hotelCode, locationInfo, ...facts } = hotelFacts(hotel);
    return {
      hotelName: hotel.name,
      hotelCode,
      SabreHotelCode: hotelCode,
      ...facts,
      locationInfo: {
        latitude: hotel.lat,
        longitude: hotel.lon,
        ...locationInfo,
        zone: zoneOf(hotel.town),
        address: {
          ...streetOf(hotel.town.country, hotel.code),
          cityName: names.nameOf(hotel.town, language),
          countryName: countryName(hotel.town.country, language),
          countryCode: hotel.town.country,
        },
      },
    };
  };
