import { lateMap } from './late-map.tsx';
import type { PlaceMapProps } from './place-map.tsx';
import type { StayMapProps } from './stay-map.tsx';

const loadStayMap = () => import(/* webpackChunkName: "stay-map" */ './stay-map.tsx');

export const StayMap = lateMap<StayMapProps>(loadStayMap);
/** Brings ahead what a list's map opens with. */
export const bringStayMapAhead = async (): Promise<void> => (await loadStayMap()).bringMapAhead();
export const PlaceMap = lateMap<PlaceMapProps>(
  () => import(/* webpackChunkName: "stay-map" */ './place-map.tsx'),
);
