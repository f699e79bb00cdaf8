export {
  type Attempt,
  type AttemptLimit,
  type Attempts,
  countAttempts,
  countLater,
  DAY_MS,
  forgetAttempts,
  type GiveBack,
  HOUR_MS,
  MINUTE_MS,
} from './attempts.ts';
export { limitRequests, type SharedLimit, sharedLimit } from './limit-requests.ts';
