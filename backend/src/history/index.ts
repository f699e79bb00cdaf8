export { historyRoutes } from './history-routes.ts';
export { ownHistory } from './own-history.ts';
export { remoteHistory } from './remote-history.ts';
