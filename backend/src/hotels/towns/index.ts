export { namesOfCountry, type PlaceEntry, placeEntries } from './place-entry.ts';
export { type FoundPlaces, placeSearch } from './place-search.ts';
export { type TownNames, townNames } from './town-names.ts';
export { type Area, loadTowns, type Town, type Towns } from './towns.ts';
