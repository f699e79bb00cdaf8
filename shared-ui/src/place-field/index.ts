export { PlaceField, type PlaceFieldProps, type ShownOption, type ShownPlace } from './place-field.tsx';
