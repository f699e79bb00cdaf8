import { byLanguage } from '../languages/index.ts';
import { isoDate, languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { contentAirline, contentAirlineCard } from './airline.ts';
import { contentBlock } from './block.ts';
import { CONTENT_SECTIONS } from './sections.ts';

/** IATA code of an airport or a city. */
const iataCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Where a text stands in each language that it was written in: paths of the site. */
const addresses = z.strictObject(byLanguage(() => z.string()));

/** `article`, `country` and `airline`: written to be read on; `page`: what the site says of itself. */
export const contentKind = z.enum(['article', 'country', 'airline', 'page']);
export type ContentKind = z.infer<typeof contentKind>;

/** A text in a list. */
export const contentCard = z.strictObject({
  /** of the text in all its languages */
  id: z.string(),
  kind: contentKind,
  href: z.string(),
  title: z.string(),
  lead: z.string(),
  /** a drawn place of the posters, or the IATA code of a city */
  poster: z.string(),
  section: z.optional(z.enum(CONTENT_SECTIONS)),
  /** of an airline's page */
  airline: z.optional(contentAirlineCard),
  published: isoDate,
  updated: isoDate,
  /** in which it is read, whole minutes */
  minutes: z.int(),
});
export type ContentCard = z.infer<typeof contentCard>;

export const contentPlace = z.strictObject({
  city: z.optional(z.string()),
  /** ISO 3166-1 */
  country: z.string(),
  airport: z.optional(iataCode),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
});
export type ContentPlace = z.infer<typeof contentPlace>;

/** Rough normals of a month: mean low and high in °C, rain in mm. */
const month = z.strictObject({ low: z.number(), high: z.number(), rain: z.number() });
export const contentWeather = z.strictObject({
  /** whose normals they are, when not the text's own place */
  place: z.optional(z.string()),
  source: z.string(),
  /** January first */
  months: z.array(month).check(z.minLength(12), z.maxLength(12)),
});
export type ContentWeather = z.infer<typeof contentWeather>;

/** What a traveller asks of a country first: each a short line. */
export const contentFacts = z.strictObject({
  currency: z.string(),
  plug: z.string(),
  language: z.string(),
  timeZone: z.string(),
  visa: z.string(),
  tapWater: z.string(),
  emergency: z.string(),
});
export type ContentFacts = z.infer<typeof contentFacts>;

/** A text with all that its page shows: navigation inside the site asks for this one answer (§4). */
export const contentPage = z.strictObject({
  card: contentCard,
  /** which of its languages this is */
  language: languageCode,
  addresses,
  description: z.string(),
  body: z.array(contentBlock),
  place: z.optional(contentPlace),
  /** where one flies to for it, and how that is called in its language */
  flights: z.optional(z.strictObject({ to: iataCode, city: z.string() })),
  weather: z.optional(contentWeather),
  facts: z.optional(contentFacts),
  /** of an airline's page: what its bags, deadlines and terminals are */
  airline: z.optional(contentAirline),
  related: z.array(contentCard),
});
export type ContentPage = z.infer<typeof contentPage>;
