export { type Following, followRequests } from './follow-requests.ts';
export { handedOn } from './handed-on.ts';
export { inRequest, type RequestContext, requestNow } from './request-context.ts';
export { REQUEST_ID, requestIds } from './request-id.ts';
export { runTask } from './run-task.ts';
export { type Spanned, spanned } from './spanned.ts';
