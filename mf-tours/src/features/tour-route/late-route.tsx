import type { TourDetail } from '@alisio/shared-contracts/tours';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';

/** The way on a map: written by the edge, and taken over once somebody comes near. */
export const LateRoute = drawnComponent<{ tour: TourDetail }>(
  () => import(/* webpackChunkName: "tour-route" */ './route-map.tsx'),
  { wakes: () => 'near', useWords: useLateWords },
);
