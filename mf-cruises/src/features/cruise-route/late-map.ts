import type { CruiseDetail } from '@alisio/shared-contracts/cruises';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';

/** The map of the voyage: written by the edge, and taken over once somebody comes near. */
export const LateMap = drawnComponent<{ detail: CruiseDetail }>(
  () => import(/* webpackChunkName: "cruise-map" */ './route-map.tsx'),
  { wakes: () => 'near', useWords: useLateWords },
);
