import { lateWithTexts, type PartTexts } from '@alisio/platform/sdk/late-texts';
import type { ActivityMapProps } from './activity-map.tsx';
import type { PointMapProps } from './point-map.tsx';

const texts: PartTexts = {
  es: () => import(/* webpackChunkName: "activity-map" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "activity-map" */ './locales/en.json', { with: { type: 'json' } }),
};
const loadMap = () => import(/* webpackChunkName: "activity-map" */ './activity-map.tsx');

/** Maps as additions to a page: shown nowhere until somebody wants them, they cost it nothing. */
export const ActivityMap = lateWithTexts<ActivityMapProps>('tours', loadMap, texts);
/** Brings ahead what a list's map opens with. */
export const bringActivityMapAhead = async (): Promise<void> => (await loadMap()).bringMapAhead();
export const PointMap = lateWithTexts<PointMapProps>(
  'tours',
  () => import(/* webpackChunkName: "activity-map" */ './point-map.tsx'),
  texts,
);
