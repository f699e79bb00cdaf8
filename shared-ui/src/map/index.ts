export type { MapGround, MapLabels, MapPin, MapPoint, PinMapProps } from './map-types.ts';
export { bringMapAhead, PinMap } from './pin-map.tsx';
