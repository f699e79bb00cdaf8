export type { CallerLimits } from './callers.ts';
export { hourOf } from './hour.ts';
export { type IsReleased, releasedIn } from './released-versions.ts';
export { forgetNetworks } from './report-networks.ts';
export { type ReportRoutesDeps, reportRoutes } from './report-routes.ts';
