import { perApp, useAppScope, useBootstrap } from '@alisio/platform/sdk/page';
import { useEffect } from 'react';
import { whenIdle } from '../loading/first-view.ts';
import { useHost } from '../remotes/host-context.ts';

/** Reports begin once and go on for as long as the document is there. */
const beginning = perApp(() => ({ asked: false }));

/** Begins the reports of the page. Without their code nothing is told, and nothing else changes. */
export function useReports(): void {
  const begun = beginning(useAppScope());
  const { apiBase } = useBootstrap();
  const { registry, pages } = useHost();
  useEffect(() => {
    if (begun.asked) return;
    return whenIdle(() => {
      begun.asked = true;
      import(/* webpackChunkName: "page-end" */ './start-reports.ts')
        .then(({ startReports }) =>
          startReports({ host: registry.host?.version ?? 'unknown', pages, apiBase }),
        )
        .catch(() => undefined);
    });
  }, [begun, registry, pages, apiBase]);
}
