import { lateMap } from './late-map.tsx';
import type { PlaceMapProps } from './place-map.tsx';
import type { StayMapProps } from './stay-map.tsx';

export const StayMap = lateMap<StayMapProps>(
  () => import(/* webpackChunkName: "stay-map" */ './stay-map.tsx'),
);
export const PlaceMap = lateMap<PlaceMapProps>(
  () => import(/* webpackChunkName: "stay-map" */ './place-map.tsx'),
);
