import type { Report, ReportBatch } from '@alisio/shared-contracts/reports';

/** Of one page load, so that a page that breaks in a loop floods nobody; together the contract's largest batch. */
const MOST = { problems: 30, sales: 15, vitals: 5 };
const MOST_ALIKE = 5;
const ERRORS_WITHIN_MS = 5000;

export interface ReportQueue {
  /** Problems leave within five seconds, vitals and sales with the next batch. */
  add(report: Report): void;
  /** Sends what there is. */
  flush(): void;
}

const ROOMS: Record<Report['kind'], keyof typeof MOST> = {
  error: 'problems',
  'load-failure': 'problems',
  step: 'sales',
  vital: 'vitals',
};

const alike = ({ kind, source, version, name, message }: Report): string =>
  JSON.stringify(kind === 'vital' ? [kind, name] : [kind, source, version, name, message]);

/** @param host version of the shell */
export function createReportQueue(host: string, send: (batch: ReportBatch) => void): ReportQueue {
  const counts = new Map<string, number>();
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const taken = { problems: 0, sales: 0, vitals: 0 };

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
      const room = ROOMS[report.kind];
      const key = alike(report);
      const before = counts.get(key) ?? 0;
      if (before >= (room === 'vitals' ? 1 : MOST_ALIKE) || taken[room] >= MOST[room]) return;
      counts.set(key, before + 1);
      taken[room] += 1;
      waiting.push(report);
      if (room !== 'problems') return;
      timer ??= setTimeout(flush, ERRORS_WITHIN_MS);
    },
  };
}
