import { drawnComponent } from '@alisio/shared-ui/late-part';
import type { PriceClockProps } from './price-clock.tsx';
import { useLateWords } from './use-late-words.ts';

/** Its first words are said when the page stands: until then it keeps their room. */
export const LatePriceClock = drawnComponent<PriceClockProps>(
  () => import(/* webpackChunkName: "package-clock" */ './price-clock.tsx'),
  { wakes: () => 'idle', useWords: useLateWords },
);
