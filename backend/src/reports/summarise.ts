import { OTHER, type PageLoads, type ReportKind, type ReportSummary } from '@alisio/shared-contracts/reports';
import { sql } from 'kysely';
import type { ReportDeps } from './count-reports.ts';
import { quantile, upToOf } from './histogram.ts';
import { HOUR_MS, hourOf } from './hour.ts';
import type { ReportKey } from './report-key.ts';

/** More than any site has; invented names have the fewest networks and are left out first. */
const MOST_ROWS = 2000;
/** Of versions that were never released: these leave out no others. */
const MOST_UNRELEASED_ROWS = 100;

interface CountRow extends ReportKey {
  kind: ReportKind;
  count: number;
  first_at: string;
  last_at: string;
  message: string | null;
  page: string;
  networks: number;
  is_released: boolean;
}

interface BucketRow extends Omit<ReportKey, 'kind'> {
  bucket: number;
  count: number;
}

const vitalOf = ({ source, version, name }: Omit<ReportKey, 'kind'>): string =>
  JSON.stringify([source, version, name]);

interface Asked {
  /** start of the first hour, ISO */
  from: string;
  /** nothing: of all */
  source: string | undefined;
}

const isOf = (source: string | undefined) => (source === undefined ? sql`true` : sql`source = ${source}`);

/** Of networks, an hour's hashes are gone when it is over: what is told of several hours is the highest of one. */
const readCounts = ({ db }: ReportDeps, { from, source }: Asked) =>
  sql<CountRow>`
    WITH summed AS (
      SELECT source, version, kind, name, sum(count)::bigint AS count,
        min(first_at) AS first_at, max(last_at) AS last_at,
        (array_agg(message ORDER BY last_at DESC) FILTER (WHERE message IS NOT NULL))[1] AS message,
        (array_agg(page ORDER BY last_at DESC))[1] AS page,
        max(networks) AS networks, bool_or(is_released) AS is_released
      FROM report_count
      WHERE hour >= ${from}::timestamptz AND kind <> 'page' AND ${isOf(source)}
      GROUP BY source, version, kind, name
    ), ranked AS (
      SELECT *, row_number() OVER (
        PARTITION BY is_released, name = ${OTHER}
        ORDER BY networks DESC, count DESC, source, version, kind, name) AS place
      FROM summed
    )
    SELECT source, version, kind, name, count, first_at, last_at, message, page, networks, is_released
    FROM ranked
    WHERE place <= CASE WHEN is_released THEN ${sql.lit(MOST_ROWS)} ELSE ${sql.lit(MOST_UNRELEASED_ROWS)} END
    ORDER BY is_released DESC, networks DESC, count DESC, source, version, kind, name
  `.execute(db);

const readBuckets = ({ db }: ReportDeps, { from, source }: Asked) =>
  sql<BucketRow>`
    SELECT source, version, name, bucket.place::integer - 1 AS bucket, sum(bucket.filled)::bigint AS count
    FROM report_count CROSS JOIN LATERAL unnest(buckets) WITH ORDINALITY AS bucket (filled, place)
    WHERE hour >= ${from}::timestamptz AND kind = 'vital' AND bucket.filled > 0 AND ${isOf(source)}
    GROUP BY source, version, name, bucket.place
  `.execute(db);

/** Of the versions that most networks had pages of. */
const readPages = async ({ db }: ReportDeps, { from, source }: Asked): Promise<PageLoads[]> => {
  const { rows } = await sql<
    Omit<PageLoads, 'networks'> & Record<'load_networks' | 'troubled_networks', number>
  >`
    SELECT source, version,
      coalesce(sum(count) FILTER (WHERE name = 'loads'), 0)::bigint AS loads,
      coalesce(sum(count) FILTER (WHERE name = 'troubled'), 0)::bigint AS troubled,
      coalesce(max(networks) FILTER (WHERE name = 'loads'), 0) AS load_networks,
      coalesce(max(networks) FILTER (WHERE name = 'troubled'), 0) AS troubled_networks
    FROM report_count
    WHERE hour >= ${from}::timestamptz AND kind = 'page' AND name <> ${OTHER} AND ${isOf(source)}
    GROUP BY source, version
    ORDER BY max(networks) DESC, sum(count) DESC, source, version
    LIMIT ${sql.lit(MOST_ROWS)}
  `.execute(db);
  return rows.map(({ load_networks: loads, troubled_networks: troubled, ...row }) => ({
    ...row,
    networks: { loads, troubled },
  }));
};

const histogramTold = (histogram: ReadonlyMap<number, number>) =>
  [...histogram]
    .sort(([one], [other]) => one - other)
    .map(([bucket, count]) => ({ upTo: upToOf(bucket), count }));

/**
 * What was reported in the last hours. The hour that the time span begins in is in it whole.
 * @param source that alone, with the histograms of its vitals; of all unless told
 */
export async function summarise(deps: ReportDeps, hours: number, source?: string): Promise<ReportSummary> {
  const from = hourOf(new Date(deps.clock().getTime() - hours * HOUR_MS));
  const asked = { from, source };
  const [counts, buckets, pages] = await Promise.all([
    readCounts(deps, asked),
    readBuckets(deps, asked),
    readPages(deps, asked),
  ]);
  const histograms = new Map<string, Map<number, number>>();
  for (const { bucket, count, ...vital } of buckets.rows) {
    const histogram = histograms.get(vitalOf(vital)) ?? new Map<number, number>();
    histograms.set(vitalOf(vital), histogram.set(bucket, count));
  }
  return {
    from,
    counts: counts.rows.map(({ first_at: firstAt, last_at: lastAt, is_released: isReleased, ...row }) => {
      const histogram = row.kind === 'vital' ? histograms.get(vitalOf(row)) : undefined;
      return {
        ...row,
        firstAt,
        lastAt,
        isReleased,
        median: histogram ? quantile(histogram, 0.5) : null,
        p75: histogram ? quantile(histogram, 0.75) : null,
        ...(histogram && source !== undefined ? { histogram: histogramTold(histogram) } : {}),
      };
    }),
    pages,
  };
}
