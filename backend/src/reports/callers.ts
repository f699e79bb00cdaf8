import { createHmac, randomBytes } from 'node:crypto';
import { networkOf, wideNetworkOf } from '@alisio/platform/serving';
import { isProblem, type Report, type ReportBatch } from '@alisio/shared-contracts/reports';
import { LRUCache } from 'lru-cache';
import { type CountedBatch, hears, type Loads, pageLoadsIn } from './page-loads.ts';
import { type ReportKey, textOf, versionOf } from './report-key.ts';
import { sourcesOf } from './tally.ts';

/** What one caller may add to the counts of an hour; what is beyond is accepted and not counted. */
export interface CallerLimits {
  /** sources, versions and names that are not counted apart yet, of its wide network together: beyond, they are counted as `other` */
  newKeys: number;
  /** errors and failed loads of one version; of its wide network together, each vital and each step of its sales */
  problems: number;
  /** page loads of one version that are heard of its wide network, to compare versions by: no network decides alone */
  pages: number;
  /** all together */
  reports: number;
}

const MOST_CALLERS = 20_000;

/** What came in one hour from a wide network. */
interface WideNetwork {
  /** keys that it brought up */
  brought: Set<string>;
  /** of each vital and step how many */
  figures: Map<string, number>;
  /** of each version, its page loads */
  pages: Map<string, Loads>;
}

function loadsOf(pages: Map<string, Loads>, version: string): Loads {
  const known = pages.get(version) ?? { loads: 0, troubled: 0 };
  pages.set(version, known);
  return known;
}

/** One caller in one hour. */
export class Caller {
  readonly #limits: CallerLimits;
  readonly #problems = new Map<string, number>();
  readonly #brought: Set<string>;
  readonly #figures: Map<string, number>;
  readonly #pages = new Map<string, Loads>();
  readonly #pagesOfNetwork: Map<string, Loads>;
  #reports = 0;

  constructor(limits: CallerLimits, { brought, figures, pages }: WideNetwork) {
    this.#limits = limits;
    this.#brought = brought;
    this.#figures = figures;
    this.#pagesOfNetwork = pages;
  }

  /** Whether it may bring up a key that is not counted apart, and has not done so. */
  mayBring(key: ReportKey): boolean {
    return this.#brought.size < this.#limits.newKeys && !this.#brought.has(textOf(key));
  }

  brings(key: ReportKey): void {
    this.#brought.add(textOf(key));
  }

  /** What of a batch is counted, with the page loads that follow from it. */
  counted({ host, reports }: ReportBatch): CountedBatch {
    const counted = reports.filter((report) => this.#counts(host, report));
    const loads = pageLoadsIn({ host, reports: counted }).filter((one) => {
      const version = versionOf(one);
      const isRoom = this.#pagesOfNetwork.has(version) || this.#pagesOfNetwork.size < this.#limits.reports;
      if (!isRoom) return false;
      const [own, network] = [loadsOf(this.#pages, version), loadsOf(this.#pagesOfNetwork, version)];
      return hears(one.name, own, network, this.#limits.pages);
    });
    return { host, reports: [...counted, ...loads] };
  }

  #counts(host: string, report: Report): boolean {
    if (this.#reports >= this.#limits.reports) return false;
    const counts = isProblem(report) ? this.#countsProblem(report) : this.#countsFigure(host, report);
    if (counts) this.#reports += 1;
    return counts;
  }

  #countsProblem(report: Report): boolean {
    const version = versionOf(report);
    const before = this.#problems.get(version) ?? 0;
    this.#problems.set(version, before + 1);
    return before < this.#limits.problems;
  }

  /** No network decides how fast a version is, or what it sells: neither the page's, nor the shell's around it. */
  #countsFigure(host: string, report: Report): boolean {
    const { kind, name } = report;
    const figures = sourcesOf(host, report).map((owner) => textOf({ ...owner, kind, name }));
    const mayCount = (figure: string): boolean => {
      const before = this.#figures.get(figure);
      // Inventions do not fill the memory.
      return before === undefined
        ? this.#figures.size < this.#limits.reports
        : before < this.#limits.problems;
    };
    if (!figures.every(mayCount)) return false;
    for (const figure of figures) this.#figures.set(figure, (this.#figures.get(figure) ?? 0) + 1);
    return true;
  }
}

/**
 * Callers by the hour, in the memory of this process alone: nobody can be told from what is kept here, whose key ends
 * with the process.
 */
export function callersByHour(limits: CallerLimits): (address: string, hour: string) => Caller {
  const secret = randomBytes(32);
  const nameOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64');
  const callers = new LRUCache<string, Caller>({ max: MOST_CALLERS });
  const networks = new LRUCache<string, WideNetwork>({ max: MOST_CALLERS });
  return (address, hour) => {
    const wide = nameOf(`${hour} wide ${wideNetworkOf(address)}`);
    const network = networks.get(wide) ?? { brought: new Set(), figures: new Map(), pages: new Map() };
    networks.set(wide, network);
    const name = nameOf(`${hour} ${networkOf(address)}`);
    const caller = callers.get(name) ?? new Caller(limits, network);
    callers.set(name, caller);
    return caller;
  };
}
