import { z } from '../zod/index.ts';

/** Airport search result, §3. */
export const airportResult = z.strictObject({
  /** IATA code of the airport, or of the city when `isCity` */
  airportCode: z.string(),
  name: z.string(),
  cityName: z.string(),
  cityCode: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  isCity: z.boolean(),
  location: z.strictObject({ lat: z.number(), lon: z.number() }),
});
export type AirportResult = z.infer<typeof airportResult>;

/** A city with its airports; a city of one airport has the airport alone. */
export const airportGroup = z.strictObject({
  cityCode: z.string(),
  cityName: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  airports: z.array(airportResult),
});
export type AirportGroup = z.infer<typeof airportGroup>;

/** With `distance` in kilometres from the point asked about. */
export const nearbyAirport = z.extend(airportResult, { distance: z.number() });
export type NearbyAirport = z.infer<typeof nearbyAirport>;
