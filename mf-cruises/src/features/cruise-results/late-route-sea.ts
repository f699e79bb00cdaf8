import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { RouteSeaProps } from './route-sea.tsx';

/** Written by the edge, and taken over once somebody comes near. */
export const LateRouteSea = drawnComponent<RouteSeaProps>(
  () => import(/* webpackChunkName: "route-sea" */ './route-sea.tsx'),
  { wakes: () => 'near', useWords: useLateWords },
);
