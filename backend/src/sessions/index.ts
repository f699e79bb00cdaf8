export { sessionRoutes } from './session-routes.ts';
export { findSession, SESSION_IDLE_MS } from './session-service.ts';
