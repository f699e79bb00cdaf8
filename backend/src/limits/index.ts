export { type Attempts, countAttempts, type GiveBack } from './attempts.ts';
export { afterAnHour, HOUR_MS } from './hour.ts';
export { limitRequests } from './limit-requests.ts';
export { networkOf, wideNetworkOf } from './network-of.ts';
