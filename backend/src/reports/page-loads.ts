import { isProblem, type Report, type ReportBatch } from '@alisio/shared-contracts/reports';

/** The vital that each load of a page has once, also of one that is left before it shows anything. */
const OF_EACH_LOAD = 'TTFB';

/** What is counted of page loads, beside what tabs report of themselves: under a version, as their reports are. */
export const PAGE_LOADS = ['loads', 'troubled'] as const;
export type PageLoadName = (typeof PAGE_LOADS)[number];

export interface PageLoadReport extends Pick<Report, 'source' | 'version' | 'page'> {
  kind: 'page';
  name: PageLoadName;
  message?: undefined;
  value?: undefined;
}

/** A report, or what follows from a batch of them for the page loads of its versions. */
export type CountedReport = Report | PageLoadReport;

/** What is counted of a batch. */
export interface CountedBatch {
  /** version of the shell */
  host: string;
  reports: readonly CountedReport[];
}

const told = (name: PageLoadName, { source, version, page }: Report): PageLoadReport => ({
  kind: 'page',
  name,
  ...{ source, version, page },
});

/** A load, or a trouble, once for the version that it is of and once for the shell around it. */
const withShell = (host: string, report: Report): Report[] => [
  report,
  ...(report.source === 'host' ? [] : [{ ...report, source: 'host', version: host }]),
];

const keyOf = ({ name, source, version }: PageLoadReport): string => JSON.stringify([name, source, version]);

/** Of each version in a batch: that a page of it was loaded, and that something broke. Each once, however much broke. */
export function pageLoadsIn({ host, reports }: ReportBatch): PageLoadReport[] {
  const loads = reports.filter(({ kind, name }) => kind === 'vital' && name === OF_EACH_LOAD);
  const all = [
    ...loads.flatMap((report) => withShell(host, report)).map((report) => told('loads', report)),
    ...reports
      .filter(isProblem)
      .flatMap((report) => withShell(host, report))
      .map((report) => told('troubled', report)),
  ];
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

/** Page loads of one version, of one address or of a wide network in one hour. */
export interface Loads {
  loads: number;
  troubled: number;
}

/**
 * Whether a load, or a trouble, is heard, and counts it. A network is heard for so many loads and then for no more, and an
 * address for no more troubles than loads of its own, since one page may tell of many: first in a batch, a trouble may
 * come before its load.
 */
export function hears(name: PageLoadName, own: Loads, network: Loads, most: number): boolean {
  const isFull = network.loads >= most;
  const isHeard =
    name === 'loads'
      ? !isFull
      : network.troubled < most && own.troubled < Math.max(isFull ? 0 : 1, own.loads);
  if (isHeard) {
    own[name] += 1;
    network[name] += 1;
  }
  return isHeard;
}
