import type { SearchPlace } from '@alisio/shared-contracts/flights';

interface Destination extends SearchPlace {
  /** key of its Spanish or English name, where it has one */
  text: string;
}

const city = (
  code: string,
  text: string,
  cityName: string,
  countryName: string,
  isCity = false,
): Destination => ({
  code,
  text,
  name: cityName,
  cityName,
  countryName,
  isCity,
});

/** Places with a poster of their own. The first one is large. Names are as the airport search gives them. */
export const DESTINATIONS: readonly Destination[] = [
  city('CTG', 'destinations.CTG', 'Cartagena', 'Colombia'),
  city('MEX', 'destinations.MEX', 'Ciudad de México', 'México'),
  city('MAD', 'destinations.MAD', 'Madrid', 'España'),
  city('LIM', 'destinations.LIM', 'Lima', 'Perú'),
  city('NYC', 'destinations.NYC', 'Nueva York', 'Estados Unidos', true),
];

/** Where a first search starts: the capital that most of our visitors fly from. */
export const USUAL_ORIGIN: SearchPlace = {
  code: 'BOG',
  name: 'El Dorado',
  cityName: 'Bogotá',
  countryName: 'Colombia',
  isCity: false,
};
