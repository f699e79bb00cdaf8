import { foundPlaces, place, placeId, placeKind } from '../places/index.ts';
import { languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

const language = z.optional(languageCode);

/** Cities, parts of cities and airports by what was typed; best first, at most eight. */
export const searchPlaces = defineEndpoint({
  id: 'searchPlaces',
  method: 'GET',
  path: '/search/places',
  summary:
    'Places to travel to by name, region, country or code, tolerant of accents, shortened words and typing mistakes',
  query: z.strictObject({ term: z.string().check(z.maxLength(100)), language }),
  status: 200,
  answer: foundPlaces,
  errors: ['validation'],
});

/** The place that an address names, in a language: a city, a part of one or an airport. */
export const getPlace = defineEndpoint({
  id: 'getPlace',
  method: 'GET',
  path: '/places/{kind}/{id}',
  summary: 'A city, a part of one or an airport by its kind and id',
  params: z.strictObject({ kind: placeKind, id: placeId }),
  query: z.strictObject({ language }),
  status: 200,
  answer: place,
  errors: ['validation', 'not-found'],
});
