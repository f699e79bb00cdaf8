import type { AirportGroup, AirportResult } from '@alisio/shared-contracts/airports';
import type { Language } from '@alisio/shared-contracts/languages';
import { countryName } from '../countries/index.ts';
import type { Airport, City } from './catalogue.ts';
import { airportName, cityName } from './place-names.ts';

const cityFields = (city: City, language: Language) => ({
  cityCode: city.code,
  cityName: cityName(city, language),
  countryCode: city.country,
  countryName: countryName(city.country, language),
});

export const airportResultOf = (airport: Airport, language: Language): AirportResult => ({
  airportCode: airport.code,
  name: airportName(airport, language),
  ...cityFields(airport.city, language),
  isCity: false,
  location: { lat: airport.lat, lon: airport.lon },
});

/** A city as a choice of its own: all its airports; nothing where its code is one airport's. */
function wholeCity(city: City, language: Language): AirportResult[] {
  const [busiest] = city.airports;
  if (!busiest || city.airports.length < 2 || city.airports.some(({ code }) => code === city.code)) return [];
  const fields = cityFields(city, language);
  const location = { lat: busiest.lat, lon: busiest.lon };
  return [{ airportCode: city.code, name: fields.cityName, ...fields, isCity: true, location }];
}

/** A city with its airports, busiest first; the city itself leads when it can be searched as a whole. */
export const airportGroupOf = (city: City, language: Language): AirportGroup => ({
  ...cityFields(city, language),
  airports: [
    ...wholeCity(city, language),
    ...city.airports.map((airport) => airportResultOf(airport, language)),
  ],
});
