export type { MapGround, MapLabels, MapPin, MapPoint, PinMapProps } from './map-types.ts';
export { PinMap } from './pin-map.tsx';
