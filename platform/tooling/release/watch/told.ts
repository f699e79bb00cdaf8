import type { ReportSummary } from '@alisio/shared-contracts/reports';

/** Vitals that a version is held to: web.dev's core ones. */
export const WATCHED_VITALS = ['LCP', 'INP', 'CLS'] as const;
export type WatchedVital = (typeof WATCHED_VITALS)[number];

/** How many values were above the bucket before and up to this one, by the end of the bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** What the tabs of one version have told, since a moment that is the same for all versions. */
export interface ToldOf {
  loads: number;
  /** loads on whose page something broke */
  troubled: number;
  /** how many networks told of each, of hours the highest */
  networks: { loads: number; troubled: number };
  vitals: Readonly<Record<WatchedVital, Histogram>>;
  /** the most frequent problem, in words */
  problem: string | undefined;
}

/** The version on its way beside the one that is live. */
export interface Told {
  candidate: ToldOf;
  live: ToldOf;
}

function problemIn(counts: ReportSummary['counts']): string | undefined {
  const [most] = counts
    .filter(({ kind }) => kind === 'error' || kind === 'load-failure')
    .toSorted((one, other) => other.count - one.count);
  return most && [most.name, most.message].filter(Boolean).join(': ');
}

/** What a summary of one source says of one of its versions. */
export function toldOf({ counts, pages = [] }: ReportSummary, version: string): ToldOf {
  const own = counts.filter((count) => count.version === version);
  const histogramOf = (name: WatchedVital): Histogram =>
    new Map(
      own
        .find((count) => count.kind === 'vital' && count.name === name)
        ?.histogram?.map(({ upTo, count }) => [upTo, count]),
    );
  const page = pages.find((one) => one.version === version);
  return {
    loads: page?.loads ?? 0,
    troubled: page?.troubled ?? 0,
    networks: page?.networks ?? { loads: 0, troubled: 0 },
    vitals: { LCP: histogramOf('LCP'), INP: histogramOf('INP'), CLS: histogramOf('CLS') },
    problem: problemIn(own),
  };
}
