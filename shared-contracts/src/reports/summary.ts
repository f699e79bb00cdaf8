import { z } from '../zod/index.ts';
import { reportKind } from './report.ts';

/** Stands for sources, versions or names beyond what is counted apart. */
export const OTHER = 'other';

/** What was reported of one source, version, kind and name. Readers pass over what newer APIs add. */
export const reportCount = z.object({
  /** `host`, a remote's name, or `OTHER` */
  source: z.string(),
  version: z.string(),
  kind: reportKind,
  name: z.string(),
  count: z.int().check(z.positive()),
  /** first and last time within the hours asked for; ISO, UTC */
  firstAt: z.string(),
  lastAt: z.string(),
  /** of the newest report that had one */
  message: z.nullable(z.string()),
  /** path pattern of the newest report */
  page: z.string(),
  /** of vitals, in the unit of `report.value`, to within 5 %; null for other kinds */
  median: z.nullable(z.number()),
  p75: z.nullable(z.number()),
  /** of vitals, where one source was asked for: how many were above the bucket before and up to this value, lowest first */
  histogram: z.optional(z.array(z.object({ upTo: z.number(), count: z.int().check(z.positive()) }))),
  /** how many reported it, of hours the highest, up to a limit; 0 of what is counted together */
  networks: z.optional(z.int().check(z.nonnegative())),
  /** false: of a version that was never published */
  isReleased: z.optional(z.boolean()),
});
export type ReportCount = z.infer<typeof reportCount>;

/**
 * How many page loads of a version were told, and how many of them told of a problem: what versions are compared by. One
 * network is heard up to a limit an hour. Of the shell, a load is troubled by whatever broke on its page.
 */
export const pageLoads = z.object({
  /** `host` or a remote's name */
  source: z.string(),
  version: z.string(),
  loads: z.int().check(z.nonnegative()),
  /** may be more than `loads`: of a page that visitors come to without a load of its own */
  troubled: z.int().check(z.nonnegative()),
  /** how many networks told of each, of hours the highest, up to a limit */
  networks: z.object({ loads: z.int().check(z.nonnegative()), troubled: z.int().check(z.nonnegative()) }),
});
export type PageLoads = z.infer<typeof pageLoads>;

export const reportSummary = z.object({
  /** start of the first hour that is in it; ISO, UTC */
  from: z.string(),
  /** what was reported from most networks first; versions that were never published at the end */
  counts: z.array(reportCount),
  /** absent in what APIs answered before page loads were counted */
  pages: z.optional(z.array(pageLoads)),
});
export type ReportSummary = z.infer<typeof reportSummary>;
