import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { ListClockProps } from './list-clock.tsx';

/** Its first words are said when the page stands: until then it keeps their room. */
export const LateListClock = drawnComponent<ListClockProps>(
  () => import(/* webpackChunkName: "list-clock" */ './list-clock.tsx'),
  { wakes: () => 'idle', useWords: useLateWords },
);
