import { createHmac, randomBytes } from 'node:crypto';
import type { Report, ReportBatch } from '@alisio/shared-contracts/reports';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../limits/index.ts';

/** What one caller may add to the counts of an hour; what is beyond is accepted and not counted. */
export interface CallerLimits {
  /** sources, versions and names that nobody has reported in this hour: beyond, they are counted as `other` */
  newKeys: number;
  /** errors and failed loads of one version */
  problems: number;
  /** all together */
  reports: number;
}

const MOST_CALLERS = 20_000;

const versionOf = ({ source, version }: Report): string => JSON.stringify([source, version]);

/** One caller in one hour. */
export class Caller {
  readonly #limits: CallerLimits;
  readonly #problems = new Map<string, number>();
  #reports = 0;
  #newKeys = 0;

  constructor(limits: CallerLimits) {
    this.#limits = limits;
  }

  get mayAddKeys(): boolean {
    return this.#newKeys < this.#limits.newKeys;
  }

  addedKey(): void {
    this.#newKeys += 1;
  }

  /** What of a batch is counted. */
  counted({ host, reports }: ReportBatch): ReportBatch {
    return { host, reports: reports.filter((report) => this.#counts(report)) };
  }

  #counts(report: Report): boolean {
    if (this.#reports >= this.#limits.reports) return false;
    if (report.kind !== 'vital') {
      const version = versionOf(report);
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
  const callers = new LRUCache<string, Caller>({ max: MOST_CALLERS });
  return (address, hour) => {
    const name = createHmac('sha256', secret)
      .update(`${hour} ${networkOf(address)}`)
      .digest('base64');
    const caller = callers.get(name) ?? new Caller(limits);
    callers.set(name, caller);
    return caller;
  };
}
