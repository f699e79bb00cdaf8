export { type Attempts, afterAnHour, countAttempts, type GiveBack, HOUR_MS } from './attempts.ts';
export { limitRequests } from './limit-requests.ts';
