export {
  type Attempt,
  type AttemptLimit,
  type Attempts,
  attemptKey,
  countAttempts,
  countLater,
  countOne,
  DAY_MS,
  forgetAttempts,
  type GiveBack,
  HOUR_MS,
  MINUTE_MS,
  takeOut,
} from './attempts.ts';
export { callerNow } from './callers.ts';
export {
  type CountedLimit,
  countedLimit,
  limitRequests,
  type SharedLimit,
  sharedLimit,
} from './limit-requests.ts';
export type { RequestCounts } from './request-counts.ts';
export { countsOf, sharedCounts } from './shared-counts.ts';
