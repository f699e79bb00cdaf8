import { z } from '@alisio/shared-contracts/zod';
import { layouts } from '../layouts/index.ts';
import { inLanguages } from './by-language.ts';
import { movedPairs } from './moved-pairs.ts';
import { sitePath } from './site-path.ts';

const knownWord = /^(?=[^*]*(?:\*[^*]*){0,2}$)[\p{L}\p{N}*-]+$/u;
const navText = inLanguages(z.string());
/** An entry of the site's navigation. */
const navLink = z.object({
  label: navText,
  /** in place of the label where a page that failed offers ways on */
  wayOn: z.optional(navText),
  /** a lower one comes first */
  place: z.number(),
});
export type NavLink = z.infer<typeof navLink>;

/** A call of the API, from its base on. */
const apiPath = z.string().check(z.regex(/^\/[a-z][a-z0-9/-]*$/));

const headTexts = z.object({ title: z.string(), description: z.optional(z.string()) });

/** A route that a remote claims: all that the shell and the edge know of it before the remote's code arrives. */
export const routeClaim = z.object({
  /** pattern in the router's notation */
  path: z.string().check(z.startsWith('/')),
  /** its chunk is `page-<page>` */
  page: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  layout: z.enum(layouts),
  /**
   * parameter → what it may be, where that is known before the page is: words of letters, digits and hyphens, in
   * which up to two `*` stand for one or more of them. Any other address is nobody's
   */
  known: z.optional(z.record(z.string(), z.array(z.string().check(z.regex(knownWord))))),
  /** old address → where it lives now, a path of this site; `/*` at the end of both is what followed */
  moved: z.optional(z.record(z.string(), sitePath)),
  /** old addresses that name two of some places. An edge of before leads nobody on by it */
  movedPairs: z.optional(movedPairs),
  /**
   * names of all words of its query that the page follows from: the edge draws it for these alone, for all who differ in
   * no others, and its loader is not told where they came from. None: any query is a page of its own
   */
  query: z.optional(z.readonly(z.array(z.string()))),
  /** §2: direct entry with no previous page is sent home */
  direct: z.optional(z.enum(['allowed', 'home'])),
  /** part of the site that the page belongs to: its link in the navigation is marked on the page */
  nav: z.optional(z.string()),
  /** the page is where the navigation's link of its part leads */
  navLink: z.optional(navLink),
  /**
   * the page is read before anything in it is used, and what is used first are links: where the edge drew it, its code is
   * asked for when the first view is done and the browser idle, or with the first touch. Else it comes with the shell's
   */
  wakes: z.optional(z.literal('idle')),
  /** the page shows the line to a person itself, so the shell's band stays away */
  callLine: z.optional(z.literal('own')),
  /** places of the page for parts of others: a release that offers parts for them is tried on it */
  slots: z.optional(z.readonly(z.array(z.string()))),
  /**
   * whether search engines are told of the page: `true`, a page that is at its path alone; parameter → the values that have
   * a page; a call `/<kind>/addresses` of the API, which tells them (`listedPages`); `false`: they are asked to stay away
   */
  listed: z.optional(
    z.union([
      z.boolean(),
      z.string().check(z.regex(/^\/[a-z][a-z-]*\/addresses$/)),
      z.record(z.string(), z.array(z.string())),
    ]),
  ),
  /** a call of the API that tells what is new on the page (`feedEntries`): the edge makes a feed of it */
  feed: z.optional(apiPath),
  /** what the edge writes into the HTML head before any code runs */
  head: z.optional(inLanguages(headTexts)),
});
export type RouteClaim = z.infer<typeof routeClaim>;
