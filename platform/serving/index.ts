export { acceptedEncoding, acceptedLanguage, acceptedLanguages, namesType } from './accepted.ts';
export { letOldGrow } from './let-old-grow.ts';
export { Lifecycle } from './lifecycle.ts';
export { defaultLimits, type Limits, readLimits } from './limits.ts';
export { type LogLevel, type LogSettings, logOptions, readLogLevel } from './logs/index.ts';
export { type MetricsAddress, readMetrics } from './metrics/index.ts';
export { addressOf, networkOf, wideNetworkOf } from './network-of.ts';
export { openServing, type Serving } from './open-serving.ts';
export { ownAddress } from './own-address.ts';
export { isOwnPage } from './own-page.ts';
export { ownPaths } from './own-paths.ts';
export { keepPrivate, tighten } from './private-files.ts';
export { endsConnection, PROBLEM_JSON, problemOf } from './problem-text.ts';
export { faultOf } from './request-faults.ts';
export {
  type Following,
  followRequests,
  handedOn,
  inRequest,
  REQUEST_ID,
  type RequestContext,
  requestIds,
  requestNow,
  runTask,
  type Spanned,
  spanned,
} from './requests/index.ts';
export { type Running, runServer, stopServer } from './run-server.ts';
export { isSameSecret } from './same-secret.ts';
export { connectionsOf, guardConnections, serverLimits } from './server-options.ts';
export { openTraces, readTraces, type Traces, type TracesSettings } from './traces/index.ts';
export { within } from './within.ts';
