import { foundPlaces, PLACE_KINDS, type Place, place, placeId, placeKind } from '../places/index.ts';

export { readSearchedPlace, type SearchedPlace } from '../places/index.ts';

/** What a stay can be searched by: any place, a hotel too. */
export const STAY_PLACE_KINDS = PLACE_KINDS;
export const stayPlaceKind = placeKind;
export const stayPlaceId = placeId;
export const stayPlace = place;
export type StayPlace = Place;
export const stayPlaces = foundPlaces;
