import {
  CONTENT_SECTIONS,
  contentAirline,
  contentFacts,
  contentPlace,
  contentWeather,
} from '@alisio/shared-contracts/content';
import { isoDate } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

const kebab = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const between = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const fact = between(1, 90);

/** What stands above a text: `backend/data/README.md` says what each means. */
export const frontMatter = z.strictObject({
  id: kebab,
  /** the last part of its address in this language */
  slug: kebab,
  /** those that it had before: they lead to it */
  formerly: z.optional(z.array(kebab)),
  kind: z.enum(['article', 'country', 'airline', 'page']),
  sections: z.optional(z.array(z.enum(CONTENT_SECTIONS)).check(z.minLength(1))),
  title: between(1, 65),
  /** for search engines */
  description: between(110, 160),
  lead: between(1, 220),
  published: isoDate,
  updated: isoDate,
  /** to be seen with a signed address only */
  draft: z.optional(z.boolean()),
  place: z.optional(contentPlace),
  poster: z.string().check(z.regex(/^(?:[a-z]+(?:-[a-z]+)*|[A-Z]{3})$/)),
  related: z.optional(z.array(kebab).check(z.minLength(1), z.maxLength(4))),
  weather: z.optional(contentWeather),
  airline: z.optional(contentAirline),
  facts: z.optional(
    z.extend(contentFacts, {
      currency: fact,
      plug: fact,
      language: fact,
      timeZone: fact,
      visa: fact,
      tapWater: fact,
      emergency: fact,
    }),
  ),
});
export type FrontMatter = z.infer<typeof frontMatter>;
