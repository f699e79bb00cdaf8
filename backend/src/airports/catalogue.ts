import { readFileSync } from 'node:fs';
import type { Language } from '@alisio/shared-contracts/languages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';

/** With its name in each language. */
export interface City extends Record<Language, string> {
  code: string;
  country: string;
  /** first level of administration, as GeoNames codes it in the country: `OR`, `05`; empty where nobody knows */
  region: string;
  /** busiest first */
  airports: Airport[];
}

export interface Airport extends GeoPoint {
  code: string;
  /** the proper name alone: "El Dorado" */
  name: string;
  city: City;
  country: string;
  /** two letters: AF, AN, AS, EU, NA, OC, SA */
  continent: string;
  zone: string;
  /** millions of passengers a year, known or estimated */
  weight: number;
}

/** Every airport with scheduled service, by code and by city. */
export interface AirportCatalogue {
  airports: readonly Airport[];
  cities: ReadonlyMap<string, City>;
  airport(code: string): Airport | undefined;
  /** the airports that a code of a search means: one airport's, or all of a city's; none for an unknown code */
  airportsOf(code: string): readonly Airport[];
}

const file = z.object({
  zones: z.array(z.string()),
  countries: z.record(z.string(), z.string()),
  cities: z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()])),
  airports: z.array(
    z.tuple([z.string(), z.string(), z.string(), z.number(), z.number(), z.number(), z.number()]),
  ),
});

/** Reads the committed data set. @throws Error when it does not fit together */
export function loadAirports(
  path: URL = new URL('../../data/airports.json', import.meta.url),
): AirportCatalogue {
  const data = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  const cities = new Map<string, City>(
    data.cities.map(([code, country, en, es, region]) => [
      code,
      { code, country, region, en, es, airports: [] },
    ]),
  );
  const airports = data.airports.map(([code, name, cityCode, zone, lat, lon, weight]): Airport => {
    const city = cities.get(cityCode);
    const zoneName = data.zones[zone];
    if (!city || !zoneName) throw new Error(`airport ${code} has no city or no zone`);
    const { country } = city;
    return {
      code,
      name,
      city,
      country,
      continent: data.countries[country] ?? '',
      zone: zoneName,
      lat,
      lon,
      weight,
    };
  });
  airports.sort((a, b) => b.weight - a.weight || (a.code < b.code ? -1 : 1));
  for (const airport of airports) airport.city.airports.push(airport);
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  return {
    airports,
    cities,
    airport: (code) => byCode.get(code),
    airportsOf: (code) => {
      const airport = byCode.get(code);
      return airport ? [airport] : (cities.get(code)?.airports ?? []);
    },
  };
}
