import { traceparentOf } from '../traces/index.ts';
import { requestNow } from './request-context.ts';
import { REQUEST_ID } from './request-id.ts';

/** Headers by which a server of ours that is asked knows what for. None outside of a request. */
export function handedOn(): Record<string, string> {
  const now = requestNow();
  if (!now) return {};
  return { [REQUEST_ID]: now.id, ...(now.span ? { traceparent: traceparentOf(now.span) } : {}) };
}
