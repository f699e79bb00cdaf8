import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { FilteredHotels } from './filter-words.ts';

const load = () => import(/* webpackChunkName: "hotel-filters" */ './filters.tsx');
const options = { wakes: () => 'idle' as const, useWords: useLateWords };

export const LateFilterChips = drawnComponent<FilteredHotels>(
  async () => ({ default: (await load()).FilterChips }),
  options,
);
export const LateNoneLeft = drawnComponent<FilteredHotels>(
  async () => ({ default: (await load()).NoneLeft }),
  options,
);
export const loadFilterSheet = async () => (await load()).FilterSheet;
