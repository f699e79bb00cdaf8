import type { ReportSummary } from '@alisio/shared-contracts/reports';
import { sql } from 'kysely';
import type { ReportDeps } from './count-reports.ts';
import { quantile } from './histogram.ts';
import { HOUR_MS, hourOf } from './hour.ts';
import type { ReportKey } from './report-key.ts';

/** More than any site has; invented names have the smallest counts and are left out first. */
const MOST_ROWS = 2000;

interface CountRow extends ReportKey {
  count: number;
  first_at: string;
  last_at: string;
  message: string | null;
  page: string;
}

interface BucketRow extends Omit<ReportKey, 'kind'> {
  bucket: number;
  count: number;
}

const vitalOf = ({ source, version, name }: Omit<ReportKey, 'kind'>): string =>
  JSON.stringify([source, version, name]);

const readCounts = ({ db }: ReportDeps, from: string) =>
  sql<CountRow>`
    SELECT source, version, kind, name, sum(count)::bigint AS count,
      min(first_at) AS first_at, max(last_at) AS last_at,
      (array_agg(message ORDER BY last_at DESC) FILTER (WHERE message IS NOT NULL))[1] AS message,
      (array_agg(page ORDER BY last_at DESC))[1] AS page
    FROM report_count
    WHERE hour >= ${from}::timestamptz
    GROUP BY source, version, kind, name
    ORDER BY count DESC, source, version, kind, name
    LIMIT ${sql.lit(MOST_ROWS)}
  `.execute(db);

const readBuckets = ({ db }: ReportDeps, from: string) =>
  sql<BucketRow>`
    SELECT source, version, name, bucket.place::integer - 1 AS bucket, sum(bucket.filled)::bigint AS count
    FROM report_count CROSS JOIN LATERAL unnest(buckets) WITH ORDINALITY AS bucket (filled, place)
    WHERE hour >= ${from}::timestamptz AND kind = 'vital' AND bucket.filled > 0
    GROUP BY source, version, name, bucket.place
  `.execute(db);

/** What was reported in the last hours. The hour that the time span begins in is in it whole. */
export async function summarise(deps: ReportDeps, hours: number): Promise<ReportSummary> {
  const from = hourOf(new Date(deps.clock().getTime() - hours * HOUR_MS));
  const [counts, buckets] = await Promise.all([readCounts(deps, from), readBuckets(deps, from)]);
  const histograms = new Map<string, Map<number, number>>();
  for (const { bucket, count, ...vital } of buckets.rows) {
    const histogram = histograms.get(vitalOf(vital)) ?? new Map<number, number>();
    histograms.set(vitalOf(vital), histogram.set(bucket, count));
  }
  return {
    from,
    counts: counts.rows.map(({ first_at: firstAt, last_at: lastAt, ...row }) => {
      const histogram = row.kind === 'vital' ? histograms.get(vitalOf(row)) : undefined;
      return {
        ...row,
        firstAt,
        lastAt,
        median: histogram ? quantile(histogram, 0.5) : null,
        p75: histogram ? quantile(histogram, 0.75) : null,
      };
    }),
  };
}
