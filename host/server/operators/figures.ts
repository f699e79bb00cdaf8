import type { ReportCount } from '@alisio/shared-contracts/reports';

export const SHOWN_VITALS = ['LCP', 'INP', 'CLS'] as const;
export type ShownVital = (typeof SHOWN_VITALS)[number];

/** What was reported of one version. */
export interface Figures {
  /** pages that told when their largest part was painted */
  views: number;
  errors: number;
  loadFailures: number;
  /** that told of its most widespread problem, and of its pages, in one hour */
  networks: { problems: number; views: number };
  /** third quartile: milliseconds, thousandths for CLS */
  vitals: Partial<Record<ShownVital, number>>;
}

const most = (counts: readonly ReportCount[]): number =>
  Math.max(0, ...counts.map(({ networks = 0 }) => networks));
const sum = (counts: readonly ReportCount[]): number => counts.reduce((total, { count }) => total + count, 0);

/** @param counts all of one version */
export function figuresOf(counts: readonly ReportCount[]): Figures {
  const of = (kind: ReportCount['kind']) => counts.filter((count) => count.kind === kind);
  const vitals: Figures['vitals'] = {};
  for (const name of SHOWN_VITALS) {
    const p75 = of('vital').find((vital) => vital.name === name)?.p75;
    if (p75 !== undefined && p75 !== null) vitals[name] = p75;
  }
  const views = of('vital').filter(({ name }) => name === 'LCP');
  return {
    views: sum(views),
    errors: sum(of('error')),
    loadFailures: sum(of('load-failure')),
    networks: { problems: most([...of('error'), ...of('load-failure')]), views: most(views) },
    vitals,
  };
}

export const problemsOf = ({ errors, loadFailures }: Figures): number => errors + loadFailures;

/** Problems for each hundred views; nothing without views. */
export const problemRate = (figures: Figures): number | undefined =>
  figures.views === 0 ? undefined : (100 * problemsOf(figures)) / figures.views;

/** Where a vital is poor (web.dev/vitals), in its unit. */
const POOR: Record<ShownVital, number> = { LCP: 4000, INP: 500, CLS: 250 };

export const isPoor = (name: ShownVital, p75: number): boolean => p75 > POOR[name];
