import type { HotelInfo } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { countryName } from '../../countries/index.ts';
import type { Town, TownNames } from '../../towns/index.ts';
import { type DemoHotel, streetOf } from '../demo/index.ts';
import { hotelFacts } from './hotel-facts.ts';

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
