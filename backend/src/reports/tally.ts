import { isProblem } from '@alisio/shared-contracts/reports';
import { histogramOf } from './histogram.ts';
import type { CountedBatch, CountedReport } from './page-loads.ts';
import { type ReportKey, textOf } from './report-key.ts';

/** Reports of one key, added up. */
export interface Tally extends ReportKey {
  count: number;
  message: string | null;
  page: string;
  /** of a vital, by bucket; empty for other kinds */
  buckets: number[];
}

interface Gathered {
  key: ReportKey;
  count: number;
  message: string | null;
  page: string;
  values: number[];
}

/** A vital and a sale are the shell's as well as the page's: a slow shell slows every remote. */
export const sourcesOf = (host: string, { kind, source, version }: CountedReport) => [
  { source, version },
  ...(kind !== 'page' && !isProblem({ kind }) && source !== 'host'
    ? [{ source: 'host', version: host }]
    : []),
];

/** Adds up a batch, each report under the key that `place` gives it. */
export function tally({ host, reports }: CountedBatch, place: (key: ReportKey) => ReportKey): Tally[] {
  const gathered = new Map<string, Gathered>();
  for (const report of reports) {
    const { kind, name, page, message, value } = report;
    for (const owner of sourcesOf(host, report)) {
      const key = place({ ...owner, kind, name });
      const sum = gathered.get(textOf(key)) ?? { key, count: 0, message: null, page, values: [] };
      sum.count += 1;
      sum.page = page;
      sum.message = message || sum.message;
      if (value !== undefined) sum.values.push(value);
      gathered.set(textOf(key), sum);
    }
  }
  return [...gathered.values()].map(({ key, values, ...sum }) => ({
    ...key,
    ...sum,
    buckets: key.kind === 'vital' ? histogramOf(values) : [],
  }));
}
