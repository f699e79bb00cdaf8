import { byLanguage } from '../languages/index.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';

/** A page of the site that search engines are told of. */
export const listedPage = z.strictObject({
  /** its path in each language, without the language's name; often the same */
  addresses: z.strictObject(byLanguage(() => z.string())),
  /** day of its last change, where that is known */
  updated: z.optional(isoDate),
  /** what is drawn on it: a place of the posters, or the IATA code of a city */
  poster: z.optional(z.string()),
});
export type ListedPage = z.infer<typeof listedPage>;

/** What a call that a claim names in `listed` answers. */
export const listedPages = z.strictObject({ data: z.array(listedPage) });

/** What a feed tells of one text; cards of texts are more than this. */
export const feedEntry = z.object({
  /** never changes, whatever becomes of its address */
  id: z.string(),
  href: z.string(),
  title: z.string(),
  lead: z.string(),
  published: isoDate,
  updated: isoDate,
});
export type FeedEntry = z.infer<typeof feedEntry>;

/** What a call that a claim names in `feed` answers, newest first. */
export const feedEntries = z.object({ data: z.array(feedEntry) });
