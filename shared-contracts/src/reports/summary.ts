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
  /** how many reported it, of hours the highest, up to a limit; 0 of what is counted together */
  networks: z.optional(z.int().check(z.nonnegative())),
  /** false: of a version that was never published */
  isReleased: z.optional(z.boolean()),
});
export type ReportCount = z.infer<typeof reportCount>;

export const reportSummary = z.object({
  /** start of the first hour that is in it; ISO, UTC */
  from: z.string(),
  /** what was reported from most networks first; versions that were never published at the end */
  counts: z.array(reportCount),
});
export type ReportSummary = z.infer<typeof reportSummary>;
