import { lateWithTexts, type PartTexts } from '@alisio/platform/sdk/late-texts';
import type { PlaceMapProps } from './place-map.tsx';
import type { StayMapProps } from './stay-map.tsx';

const texts: PartTexts = {
  es: () => import(/* webpackChunkName: "stay-map" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "stay-map" */ './locales/en.json', { with: { type: 'json' } }),
};
const loadStayMap = () => import(/* webpackChunkName: "stay-map" */ './stay-map.tsx');

/** Maps as additions to a page: shown nowhere until somebody wants them, they cost it nothing. */
export const StayMap = lateWithTexts<StayMapProps>('hotels', loadStayMap, texts);
/** Brings ahead what a list's map opens with. */
export const bringStayMapAhead = async (): Promise<void> => (await loadStayMap()).bringMapAhead();
export const PlaceMap = lateWithTexts<PlaceMapProps>(
  'hotels',
  () => import(/* webpackChunkName: "stay-map" */ './place-map.tsx'),
  texts,
);
