import { countryCode } from '../orders/passenger.ts';
import { z } from '../zod/index.ts';

/** What somebody may name when they say where. */
export const PLACE_KINDS = ['city', 'area', 'airport', 'hotel'] as const;

export const placeKind = z.enum(PLACE_KINDS);
/** Stable; stands in addresses: a town's, an airport's (IATA) or a hotel's code. */
export const placeId = z.string().check(z.regex(/^[A-Za-z0-9-]{2,40}$/));

/** A place as found by what was typed. */
export const place = z.strictObject({
  kind: placeKind,
  id: placeId,
  name: z.string(),
  cityName: z.string(),
  countryCode,
  countryName: z.string(),
  location: z.strictObject({ lat: z.number(), lon: z.number() }),
  /** hotels there, for cities and areas */
  hotels: z.optional(z.int()),
});
export type Place = z.infer<typeof place>;

/** Best first. */
export const foundPlaces = z.strictObject({
  data: z.array(place),
  /** it was not typed like this: the nearest to it */
  isMended: z.boolean(),
});
