import type { Report, ReportBatch } from '@alisio/shared-contracts/reports';

/** Of one page load, so that a page that breaks in a loop floods nobody. The contract's largest batch, too. */
const MOST = 50;
/** Kept free for the vitals. */
const VITALS = 5;
const MOST_ALIKE = 5;
const ERRORS_WITHIN_MS = 5000;

export interface ReportQueue {
  /** Errors leave within five seconds, vitals with the next batch. */
  add(report: Report): void;
  /** Sends what there is. */
  flush(): void;
}

const alike = ({ kind, source, version, name, message }: Report): string =>
  JSON.stringify(kind === 'vital' ? [kind, name] : [kind, source, version, name, message]);

/** @param host version of the shell */
export function createReportQueue(host: string, send: (batch: ReportBatch) => void): ReportQueue {
  const counts = new Map<string, number>();
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let errors = 0;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const reports = waiting;
    waiting = [];
    send({ host, reports });
  }

  return {
    flush,
    add(report) {
      const isVital = report.kind === 'vital';
      const key = alike(report);
      const before = counts.get(key) ?? 0;
      if (before >= (isVital ? 1 : MOST_ALIKE) || (!isVital && errors >= MOST - VITALS)) return;
      counts.set(key, before + 1);
      waiting.push(report);
      if (isVital) return;
      errors += 1;
      timer ??= setTimeout(flush, ERRORS_WITHIN_MS);
    },
  };
}
