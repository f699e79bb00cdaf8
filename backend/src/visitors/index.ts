export { localLocation } from './local-location.ts';
export type { LocationService } from './location-service.ts';
export { remoteLocation } from './remote-location.ts';
export { visitorRoutes } from './visitor-routes.ts';
