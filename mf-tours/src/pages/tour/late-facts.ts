import { drawnComponent } from '@alisio/shared-ui/late-part';
import type { GoodToKnowProps } from '../../features/tour-facts/index.ts';
import { useLateWords } from '../../words/use-late-words.ts';

/** Read before it is used: the edge draws it, its code comes when somebody comes near. */
export const LateFacts = drawnComponent<GoodToKnowProps>(
  () => import(/* webpackChunkName: "tour-facts" */ './tour-facts.tsx'),
  { wakes: () => 'near', useWords: useLateWords },
);
