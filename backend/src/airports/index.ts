export { foldText, typingMistakes } from '@alisio/shared-contracts/text-search';
export { cityAliases } from './aliases.ts';
export { type Airport, type AirportCatalogue, type City, loadAirports } from './catalogue.ts';
export { COUNTRY_ALIASES } from './country-aliases.ts';
export { airportName, cityName } from './place-names.ts';
export { regionNames } from './region-names.ts';
export { airportRoutes } from './routes.ts';
export { readingsOf } from './spelled-out.ts';
