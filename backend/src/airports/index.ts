export { type Airport, type AirportCatalogue, type City, loadAirports } from './catalogue.ts';
export { airportName, cityName } from './place-names.ts';
export { airportRoutes } from './routes.ts';
