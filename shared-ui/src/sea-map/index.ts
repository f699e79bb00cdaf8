export type { SeaLine, SeaPort } from './lay-out.ts';
export { SeaMap, type SeaMapForm, type SeaMapProps } from './sea-map.tsx';
