import { perApp, useAppScope, useBootstrap } from '@alisio/platform/sdk/page';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { useEffect } from 'react';
import { followEvents, forgetEarlyEvents } from '../late-parts/early-events.ts';
import { claimAt } from '../remotes/claim-at.ts';
import { allGoingOn } from '../remotes/going-on.ts';
import { useHost } from '../remotes/host-context.ts';
import type { RemotePages } from '../remotes/remote-pages.ts';
import { followVitals } from './follow-vitals.ts';
import { startHeartbeat } from './heartbeat.ts';
import { watchLeftBehind } from './left-behind.ts';
import { reportOf, reportsOfSale, sourceOf } from './report-of.ts';
import { createReportQueue } from './report-queue.ts';
import { sendBatch } from './send-batch.ts';

interface ReportedPage {
  /** version of the shell */
  host: string;
  pages: RemotePages;
  /** `/api` */
  apiBase: string;
}

/** In place of a pattern, where no remote claims the address. */
const UNCLAIMED = '*';

const openHeartbeat = () => {
  const script = new URL('./heartbeat-worker.ts', import.meta.url);
  return new Worker(script, { type: 'module' });
};

/** Path at which this document began, whatever page shows by now. */
const firstPath = (): string => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : window.location.pathname;
};

/**
 * Tells operators what breaks and what is sold, by remote and version, and how fast pages are. These are the site's own counts,
 * without any identifier of the visitor or their browser: they need no consent.
 */
function startReports({ host, pages, apiBase }: ReportedPage): void {
  const queue = createReportQueue(host, (batch) => sendBatch(apiBase, batch));
  const patternAt = (pathname: string) => claimAt(pages, pathname)?.claim.path ?? UNCLAIMED;
  const shown = () => claimAt(pages, window.location.pathname);
  const page = () => shown()?.claim.path ?? UNCLAIMED;
  followEvents((event) => {
    const scene = { host, page: page(), shown: sourceOf(shown()?.remote, host) };
    const reports = 'sale' in event ? reportsOfSale(event, scene) : [reportOf(event, scene)];
    for (const report of reports) if (report) queue.add(report);
  });
  watchLeftBehind({
    goingOn: allGoingOn,
    shown: () =>
      [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(({ dataset }) => dataset.remote ?? ''),
    tell: (by, message) => queue.add({ kind: 'error', ...by, page: page(), name: 'LeftBehind', message }),
  });
  try {
    const address = `${apiBase}/reports`;
    startHeartbeat(openHeartbeat, () => ({
      address,
      host,
      page: page(),
      ...sourceOf(shown()?.remote, host),
    }));
  } catch {
    // A shell from source is of another origin than the page, and some browsers are told to have no workers.
  }
  // The other late parts are older than this one.
  forgetEarlyEvents();

  const began = firstPath();
  const source = sourceOf(claimAt(pages, began)?.remote, host);
  followVitals((name, value) => {
    queue.add({ kind: 'vital', ...source, page: patternAt(began), name, value });
  });
  // After the vitals' own listeners: what they tell when the page is hidden is in the batch.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  // What broke in a tab that was hidden already.
  window.addEventListener('pagehide', () => queue.flush());
}

/** Reports begin once and go on for as long as the document is there. */
const beginning = perApp(() => ({ asked: false }));

/** Begins the reports of the page when there is time for them. */
export function useReports(): void {
  const begun = beginning(useAppScope());
  const { apiBase } = useBootstrap();
  const { registry, pages } = useHost();
  useEffect(() => {
    if (begun.asked) return;
    return whenIdle(() => {
      begun.asked = true;
      startReports({ host: registry.host?.version ?? 'unknown', pages, apiBase });
    });
  }, [begun, registry, pages, apiBase]);
}
