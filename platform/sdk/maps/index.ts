export { type MapSource, useMapSource } from './use-map-source.ts';
