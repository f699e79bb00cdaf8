import { countryCode } from '../orders/passenger.ts';
import { z } from '../zod/index.ts';

/** What a stay can be searched by. */
export const STAY_PLACE_KINDS = ['city', 'area', 'airport', 'hotel'] as const;

export const stayPlaceKind = z.enum(STAY_PLACE_KINDS);
/** Stable; stands in addresses: a town's, an airport's (IATA) or a hotel's code. */
export const stayPlaceId = z.string().check(z.regex(/^[A-Za-z0-9-]{2,40}$/));

/** A place to stay at, as found by what was typed. */
export const stayPlace = z.strictObject({
  kind: stayPlaceKind,
  id: stayPlaceId,
  name: z.string(),
  cityName: z.string(),
  countryCode,
  countryName: z.string(),
  location: z.strictObject({ lat: z.number(), lon: z.number() }),
  /** hotels there, for cities and areas */
  hotels: z.optional(z.int()),
});
export type StayPlace = z.infer<typeof stayPlace>;
export const stayPlaces = z.strictObject({
  data: z.array(stayPlace),
  /** it was not typed like this: the nearest to it */
  isMended: z.boolean(),
});
