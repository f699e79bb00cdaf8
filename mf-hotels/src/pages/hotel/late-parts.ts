import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { HotelFactsProps } from './hotel-facts.tsx';
import type { PricesClockProps } from './prices-clock.tsx';

/** Read before it is used: the edge draws it, its code comes when somebody comes near. */
export const LateFacts = drawnComponent<HotelFactsProps>(
  () => import(/* webpackChunkName: "hotel-facts" */ './hotel-facts.tsx'),
  { wakes: () => 'near', useWords: useLateWords },
);

/** Its first words are said when the page stands: until then it keeps their room. */
export const LatePricesClock = drawnComponent<PricesClockProps>(
  () => import(/* webpackChunkName: "prices-clock" */ './prices-clock.tsx'),
  { wakes: () => 'idle', useWords: useLateWords },
);
