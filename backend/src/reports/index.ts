export type { CallerLimits } from './callers.ts';
export { type ReportRoutesDeps, reportRoutes } from './report-routes.ts';
