export { currentAttribution, withAttribution } from '../attribution/index.ts';
export { ApiProblem, isProblem, type ProblemName } from './api-problem.ts';
export { type CallInput, callApi } from './call-api.ts';
export { serverNow } from './server-time.ts';
export { installFingerprint, keepVisitorId, visitorId } from './visitor-id.ts';
