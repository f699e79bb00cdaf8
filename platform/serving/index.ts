export { defaultLimits, type Limits, readLimits } from './limits.ts';
export { endsConnection, PROBLEM_JSON, problemOf } from './problem-text.ts';
export { faultOf } from './request-faults.ts';
export { connectionsOf, guardConnections, serverLimits } from './server-options.ts';
