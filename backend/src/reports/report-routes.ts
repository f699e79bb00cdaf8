import { addressOf } from '@alisio/platform/serving';
import { getReportSummary, sendReports } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../server/index.ts';
import { type CounterDeps, reportCounter } from './count-reports.ts';
import { isOperator } from './operator-access.ts';
import { summarise } from './summarise.ts';

export interface ReportRoutesDeps extends CounterDeps {
  /** batches from one address */
  reportsPerMinute: number;
  /** without it nobody reads the summary */
  operatorKey: string | undefined;
}

/** What `sendBeacon` takes at most. */
const BEACON_LIMIT = 64 * 1024;
const HOURS = '24';

/** POST /reports for every tab, GET /reports/summary for operators. */
export function reportRoutes(
  app: FastifyInstance,
  { reportsPerMinute, operatorKey, ...deps }: ReportRoutesDeps,
): void {
  const count = reportCounter(deps);
  route(
    app,
    sendReports,
    async ({ body, request }) => {
      await count(body, addressOf(request));
      return { accepted: body.reports.length };
    },
    { perMinute: reportsPerMinute, bodyLimit: BEACON_LIMIT },
  );
  route(app, getReportSummary, ({ query: { hours = HOURS } }) => summarise(deps, Number(hours)), {
    onlyFor: (request) => isOperator(request, operatorKey),
  });
}
