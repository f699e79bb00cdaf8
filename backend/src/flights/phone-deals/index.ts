export { phoneDealRoutes } from './routes.ts';
