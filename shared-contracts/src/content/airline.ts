import { z } from '../zod/index.ts';

/** The alliances of airlines; one without any tells none. */
export const ALLIANCES = ['star', 'oneworld', 'skyteam'] as const;
export type Alliance = (typeof ALLIANCES)[number];

const iataCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Outer length, width and height in whole centimetres, wheels and handles too. */
const size = z.strictObject({ length: z.int(), width: z.int(), height: z.int() });
const minutes = z.int().check(z.positive());

/** An airline in a list. */
export const contentAirlineCard = z.strictObject({
  /** IATA designator, two signs */
  code: z.string().check(z.regex(/^[A-Z0-9]{2}$/)),
  name: z.string(),
  /** city and airport of its base, in the text's language */
  base: z.string(),
  alliance: z.optional(z.enum(ALLIANCES)),
});
export type ContentAirlineCard = z.infer<typeof contentAirlineCard>;

/** What is public of an airline and changes seldom. */
export const contentAirline = z.extend(contentAirlineCard, {
  /** its own site, where what binds is said */
  site: z.string().check(z.regex(/^https:\/\/[\w.-]+$/)),
  /** the sizes that it takes in economy, of those that are known */
  bags: z.strictObject({ personal: z.optional(size), carryOn: z.optional(size) }),
  /** what a traveller should have done before an international departure, minutes before it */
  deadlines: z.strictObject({ online: minutes, arrive: minutes, bags: minutes, gate: minutes }),
  /** at its main airports: which terminal, and how to get there */
  terminals: z
    .array(z.strictObject({ airport: iataCode, city: z.string(), terminal: z.string(), way: z.string() }))
    .check(z.minLength(1)),
});
export type ContentBagSize = z.infer<typeof size>;
export type ContentAirline = z.infer<typeof contentAirline>;
