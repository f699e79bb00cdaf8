import { airportGroup } from './places.ts';

const KNOWN = [
  airportGroup('BOG', 'Bogotá', ['BOG', 'El Dorado']),
  airportGroup('MIA', 'Miami', ['MIA', 'Miami']),
  airportGroup('AMS', 'Ámsterdam', ['AMS', 'Schiphol']),
  airportGroup('NYC', 'Nueva York', ['JFK', 'John F. Kennedy'], ['LGA', 'LaGuardia']),
  airportGroup('SJO', 'San José', ['SJO', 'Juan Santamaría']),
  airportGroup('SJC', 'San José', ['SJC', 'Mineta']),
];

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** What the airport search of these tests finds: cities and codes by their beginnings. */
export const foundPlaces = (term: string) =>
  KNOWN.filter(({ cityName, airports }) =>
    [cityName, ...airports.map(({ airportCode }) => airportCode)].some((name) =>
      bare(name).startsWith(bare(term)),
    ),
  );
