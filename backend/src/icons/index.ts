export { iconRoutes } from './icon-routes.ts';
