import { createHmac, randomBytes } from 'node:crypto';
import { networkOf, wideNetworkOf } from '@alisio/platform/serving';
import { isProblem, type Report, type ReportBatch } from '@alisio/shared-contracts/reports';
import { LRUCache } from 'lru-cache';
import { type ReportKey, textOf, versionOf } from './report-key.ts';

/** What one caller may add to the counts of an hour; what is beyond is accepted and not counted. */
export interface CallerLimits {
  /** sources, versions and names that are not counted apart yet, of its wide network together: beyond, they are counted as `other` */
  newKeys: number;
  /** errors and failed loads of one version, and steps of its sales */
  problems: number;
  /** all together */
  reports: number;
}

const MOST_CALLERS = 20_000;

/** One caller in one hour. */
export class Caller {
  readonly #limits: CallerLimits;
  readonly #problems = new Map<string, number>();
  /** what was brought up from its wide network */
  readonly #brought: Set<string>;
  #reports = 0;

  constructor(limits: CallerLimits, brought: Set<string>) {
    this.#limits = limits;
    this.#brought = brought;
  }

  /** Whether it may bring up a key that is not counted apart, and has not done so. */
  mayBring(key: ReportKey): boolean {
    return this.#brought.size < this.#limits.newKeys && !this.#brought.has(textOf(key));
  }

  brings(key: ReportKey): void {
    this.#brought.add(textOf(key));
  }

  /** What of a batch is counted. */
  counted({ host, reports }: ReportBatch): ReportBatch {
    return { host, reports: reports.filter((report) => this.#counts(report)) };
  }

  #counts(report: Report): boolean {
    if (this.#reports >= this.#limits.reports) return false;
    if (report.kind !== 'vital') {
      const version = `${isProblem(report)} ${versionOf(report)}`;
      const before = this.#problems.get(version) ?? 0;
      if (before >= this.#limits.problems) return false;
      this.#problems.set(version, before + 1);
    }
    this.#reports += 1;
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
  const brought = new LRUCache<string, Set<string>>({ max: MOST_CALLERS });
  return (address, hour) => {
    const wide = nameOf(`${hour} wide ${wideNetworkOf(address)}`);
    const keys = brought.get(wide) ?? new Set<string>();
    brought.set(wide, keys);
    const name = nameOf(`${hour} ${networkOf(address)}`);
    const caller = callers.get(name) ?? new Caller(limits, keys);
    callers.set(name, caller);
    return caller;
  };
}
