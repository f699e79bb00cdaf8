import type { HotelInfo } from '@alisio/shared-contracts/hotels';
import { byLanguage, type Language } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import type { AirportCatalogue } from '../../airports/index.ts';
import { countryName } from '../../countries/index.ts';
import { type DemoHotel, streetOf } from '../demo/index.ts';
import type { Town, TownNames } from '../towns/index.ts';
import { remembered } from './remembered.ts';

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

/** A hotel as the contract says it, in a language; the same object for as long as the hotel is kept. */
export function hotelInfoOf(names: TownNames, zoneOf: (town: Town) => string): InfoOf {
  const known = byLanguage((language) =>
    remembered((hotel: DemoHotel) => describe(hotel, language, names, zoneOf)),
  );
  return (hotel, language) => known[language](hotel);
}

function describe(
  hotel: DemoHotel,
  language: Language,
  names: TownNames,
  zoneOf: (town: Town) => string,
): HotelInfo {
  return {
    hotelName: hotel.name,
    hotelCode: hotel.code,
    SabreHotelCode: hotel.code,
    rating: hotel.stars,
    kind: hotel.kind,
    ...(hotel.scored > 0 ? { guestScore: { score: hotel.score, count: hotel.scored } } : {}),
    amenities: [...hotel.amenities],
    locationInfo: {
      latitude: hotel.lat,
      longitude: hotel.lon,
      neighbourhood: hotel.area?.name ?? '',
      zone: zoneOf(hotel.town),
      address: {
        ...streetOf(hotel.town.country, hotel.code),
        cityName: names.nameOf(hotel.town, language),
        countryName: countryName(hotel.town.country, language),
        countryCode: hotel.town.country,
      },
    },
  };
}
