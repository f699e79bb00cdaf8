export { cityAliases } from './aliases.ts';
export { type Airport, type AirportCatalogue, type City, loadAirports } from './catalogue.ts';
export { COUNTRY_ALIASES } from './country-aliases.ts';
export { typingMistakes } from './edit-distance.ts';
export { foldText } from './fold.ts';
export { airportName, cityName } from './place-names.ts';
export { regionNames } from './region-names.ts';
export { airportRoutes } from './routes.ts';
export { readingsOf } from './spelled-out.ts';
