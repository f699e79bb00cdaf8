import { airportGroup, airportResult, nearbyAirport } from '../airports/index.ts';
import { languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const language = z.optional(languageCode);
const term = z.string().check(z.maxLength(100));
/** What was searched in the place of a term that was mistyped: the nearest place's name. Absent where nothing was mended. */
const searched = z.optional(z.string());
/** A number in a query text, with as many decimals as browsers and maps write. */
const numeric = z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,30})?$/));

/** §7. Groups by city, best first, at most ten; an empty list for no match. */
export const searchAirports = defineEndpoint({
  id: 'searchAirports',
  method: 'GET',
  path: '/search/airports',
  summary:
    'Airports and cities by name, city, region, country or code, tolerant of accents, shortened words and typing mistakes',
  query: z.strictObject({ term, language }),
  status: 200,
  answer: z.strictObject({ data: z.array(airportGroup), searched }),
  errors: ['validation'],
});

/** §7: the alternate search, a flat list. */
export const searchAirportsFlat = defineEndpoint({
  id: 'searchAirportsFlat',
  method: 'GET',
  path: '/search/am/airports',
  summary: 'The same search as a flat list of airports',
  query: z.strictObject({ term, language }),
  status: 200,
  answer: z.strictObject({ data: z.array(airportResult), searched }),
  errors: ['validation'],
});

/** §7, §9: kilometres, 25 unless told; nearest first. */
export const nearbyAirports = defineEndpoint({
  id: 'nearbyAirports',
  method: 'GET',
  path: '/airports/nearby',
  summary: 'Airports within a distance in kilometres (25 unless told) of a point, nearest first',
  query: z.strictObject({ lat: numeric, lon: numeric, distance: z.optional(numeric), language }),
  status: 200,
  answer: z.strictObject({ data: z.array(nearbyAirport) }),
  errors: ['validation'],
});
