export { limitRequests } from './limit-requests.ts';
export { networkOf } from './network-of.ts';
