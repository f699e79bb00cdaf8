import { isProblem, type ReportCount, SALE_STEPS, type SaleStep } from '@alisio/shared-contracts/reports';

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
  /** how often each step of a sale was told, of all products */
  sales: Record<SaleStep, number>;
  /** third quartile: milliseconds, thousandths for CLS */
  vitals: Partial<Record<ShownVital, number>>;
}

const most = (counts: readonly ReportCount[]): number =>
  Math.max(0, ...counts.map(({ networks = 0 }) => networks));
const sum = (counts: readonly ReportCount[]): number => counts.reduce((total, { count }) => total + count, 0);

/** Each by the first word of its name: the second is the product. */
function salesOf(steps: readonly ReportCount[]): Figures['sales'] {
  const sales = { searched: 0, selected: 0, booked: 0, 'payment-failed': 0 };
  for (const { name, count } of steps) {
    const step = SALE_STEPS.find((known) => known === name.split(' ')[0]);
    if (step) sales[step] += count;
  }
  return sales;
}

/**
 * How many of those who came so far took a step: selected of searched, booked of selected, and of all payments those
 * that failed. Nothing where nobody came so far in this version's own code.
 */
export function shareOfSales({ sales }: Figures, step: SaleStep): number | undefined {
  const of = {
    searched: 0,
    selected: sales.searched,
    booked: sales.selected,
    'payment-failed': sales.booked + sales['payment-failed'],
  }[step];
  return of === 0 ? undefined : sales[step] / of;
}

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
    networks: { problems: most(counts.filter(isProblem)), views: most(views) },
    sales: salesOf(of('step')),
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
