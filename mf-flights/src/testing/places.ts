import type { AirportGroup, AirportResult } from '@alisio/shared-contracts/airports';
import {
  emptyFlightSearchForm,
  type FlightSearchForm,
  type SearchPlace,
} from '@alisio/shared-contracts/flights';

export const BOGOTA: SearchPlace = {
  code: 'BOG',
  name: 'El Dorado',
  cityName: 'Bogotá',
  countryName: 'Colombia',
  isCity: false,
};
export const MIAMI: SearchPlace = {
  code: 'MIA',
  name: 'Miami',
  cityName: 'Miami',
  countryName: 'Estados Unidos',
  isCity: false,
};

/** Bogotá to Miami from 12 to 27 December 2026 for one adult, but for what is said. */
export const searchForm = (change: Partial<FlightSearchForm> = {}): FlightSearchForm => ({
  ...emptyFlightSearchForm('2026-11-21'),
  origin: BOGOTA,
  destination: MIAMI,
  departureDate: '2026-12-12',
  returnDate: '2026-12-27',
  ...change,
});

/** A city with its airports as the airport search answers; of several airports the city itself comes first. */
export function airportGroup(
  cityCode: string,
  cityName: string,
  ...airports: readonly (readonly [code: string, name: string])[]
): AirportGroup {
  const city = { cityCode, cityName, countryCode: 'XX', countryName: 'Colombia' };
  const result = (airportCode: string, name: string, isCity: boolean): AirportResult => ({
    ...city,
    airportCode,
    name,
    isCity,
    location: { lat: 0, lon: 0 },
  });
  return {
    ...city,
    airports: [
      ...(airports.length > 1 ? [result(cityCode, cityName, true)] : []),
      ...airports.map(([code, name]) => result(code, name, false)),
    ],
  };
}
