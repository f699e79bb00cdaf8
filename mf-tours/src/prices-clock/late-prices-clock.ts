import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../words/use-late-words.ts';
import type { PricesClockProps } from './prices-clock.tsx';

/** Its first words are said when the page stands: until then it keeps their room. */
export const LatePricesClock = drawnComponent<PricesClockProps>(
  () => import(/* webpackChunkName: "prices-clock" */ './prices-clock.tsx'),
  { wakes: () => 'idle', useWords: useLateWords },
);
