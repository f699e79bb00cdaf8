import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../late/use-late-words.ts';

/** Its first words are said when the page stands: until then it keeps their room. */
export const LateResultClock = drawnComponent(
  () => import(/* webpackChunkName: "around-list" */ './result-clock.tsx'),
  { wakes: () => 'idle', useWords: useLateWords },
);
