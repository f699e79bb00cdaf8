import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { ShipPlansProps } from './ship-plans.tsx';

/** Plans of the ship: written by the edge, and taken over once somebody comes near. */
export const LatePlans = drawnComponent<ShipPlansProps>(
  () => import(/* webpackChunkName: "cruise-ship" */ './ship-plans.tsx'),
  { wakes: () => 'near', useWords: useLateWords },
);
