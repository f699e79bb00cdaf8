import type { ActivityDetail } from '@alisio/shared-contracts/activities';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';

/** Read before it is used: the edge draws it, its code comes when somebody comes near. */
export const LateFacts = drawnComponent<{ detail: ActivityDetail }>(
  () => import(/* webpackChunkName: "activity-facts" */ './activity-facts.tsx'),
  { wakes: () => 'near', useWords: useLateWords },
);
