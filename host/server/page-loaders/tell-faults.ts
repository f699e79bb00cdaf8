import { sendReports } from '@alisio/shared-contracts/endpoints';
import { EDGE_REPORT, type ReportBatch } from '@alisio/shared-contracts/reports';
import { cleanMessage } from '../../src/reports/clean-message.ts';
import type { ApiClient } from '../http/api-client.ts';
import { type Rate, rateLimit } from '../releases/rate-limit.ts';

/** What a page's loader did wrong, in which versions. */
export interface LoaderFault {
  remote: string;
  version: string;
  /** version of the shell */
  host: string;
  /** path pattern of the claim */
  path: string;
  fault: string;
  /** address of the visitor whose page it was, where that is known: it counts as their tab's reports do */
  forwardedFor?: string | undefined;
}

/** A loader that breaks on every page says no more than the first times. */
const TOLD: Rate = { burst: 20, perSecond: 0.2 };
const WITHIN_MS = 5000;

/**
 * Tells operators of loaders' faults, as tabs tell of theirs. What the API does not take stands in the log alone.
 * @param bearer key of operators: without it anybody could say such things of a remote
 */
export function faultTeller(
  api: Pick<ApiClient, 'exchange'>,
  bearer: string | undefined,
): (fault: LoaderFault) => void {
  const mayTell = rateLimit(TOLD);
  return ({ remote, version, host, path: page, fault, forwardedFor }) => {
    if (!mayTell()) return;
    const { method, path } = sendReports;
    const message = cleanMessage(fault);
    const body: ReportBatch = {
      host,
      reports: [{ kind: 'error', source: remote, version, page, name: EDGE_REPORT, message }],
    };
    const by = { ...(bearer ? { bearer } : {}), ...(forwardedFor ? { forwardedFor } : {}) };
    void api.exchange({ method, path, body, ...by }, WITHIN_MS);
  };
}
