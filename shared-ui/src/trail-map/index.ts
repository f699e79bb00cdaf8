export type { TrailLeg, TrailMode, TrailPlace } from './lay-out.ts';
export { TrailMap, type TrailMapProps } from './trail-map.tsx';
