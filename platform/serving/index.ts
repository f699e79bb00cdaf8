export { acceptedEncoding, acceptedLanguage, acceptedLanguages, namesType } from './accepted.ts';
export { Lifecycle } from './lifecycle.ts';
export { defaultLimits, type Limits, readLimits } from './limits.ts';
export { ownPaths } from './own-paths.ts';
export { keepPrivate, tighten } from './private-files.ts';
export { endsConnection, PROBLEM_JSON, problemOf } from './problem-text.ts';
export { faultOf } from './request-faults.ts';
export { type Running, runServer, stopServer } from './run-server.ts';
export { connectionsOf, guardConnections, serverLimits } from './server-options.ts';
