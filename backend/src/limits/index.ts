export { type Attempts, afterAnHour, countAttempts, type GiveBack, HOUR_MS } from './attempts.ts';
export { limitRequests, type SharedLimit, sharedLimit } from './limit-requests.ts';
