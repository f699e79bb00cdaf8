export { fillTowns } from './fill-towns.ts';
export { namesOfCountry, type PlaceEntry } from './place-entry.ts';
export { loadPlaces, Places } from './places.ts';
export { placeRoutes } from './routes.ts';
export { type TownNames, townNames } from './town-names.ts';
export { type Area, loadTowns, type Town, type Towns } from './towns.ts';
export { townsAround } from './towns-around.ts';
