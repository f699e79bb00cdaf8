import { addressOf } from '@alisio/platform/serving';
import { getReportSummary, sendReports } from '@alisio/shared-contracts/endpoints';
import { EDGE_REPORT } from '@alisio/shared-contracts/reports';
import type { FastifyInstance } from 'fastify';
import { isOperator, route } from '../server/index.ts';
import { type CounterDeps, reportCounter } from './count-reports.ts';
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

/**
 * POST /reports for every tab, and for the web edge: what it alone can know is passed over without the key of operators.
 * GET /reports/summary for operators.
 */
export function reportRoutes(
  app: FastifyInstance,
  { reportsPerMinute, operatorKey, ...deps }: ReportRoutesDeps,
): void {
  const count = reportCounter(deps);
  route(
    app,
    sendReports,
    async ({ body, request }) => {
      const reports = body.reports.filter(
        ({ name }) => name !== EDGE_REPORT || isOperator(request, operatorKey),
      );
      if (reports.length > 0) await count({ ...body, reports }, addressOf(request));
      return { accepted: reports.length };
    },
    { perMinute: reportsPerMinute, bodyLimit: BEACON_LIMIT },
  );
  route(
    app,
    getReportSummary,
    ({ query: { hours = HOURS, source } }) => summarise(deps, Number(hours), source),
    {
      onlyFor: (request) => isOperator(request, operatorKey),
    },
  );
}
