export { type PlaceBox, usePlaceBox } from './use-place-box.ts';
