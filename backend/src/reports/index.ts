export { type ReportRoutesDeps, reportRoutes } from './report-routes.ts';
