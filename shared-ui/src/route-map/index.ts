export type { MapStop } from './project.ts';
export { RouteMap, type RouteMapProps } from './route-map.tsx';
