import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { FilteredTours } from './results-address.ts';

const load = () => import(/* webpackChunkName: "tour-filters" */ './filters.tsx');
const options = { wakes: () => 'idle' as const, useWords: useLateWords };

export const LateFilterChips = drawnComponent<FilteredTours>(
  async () => ({ default: (await load()).FilterChips }),
  options,
);
export const LateNoneLeft = drawnComponent<FilteredTours>(
  async () => ({ default: (await load()).NoneLeft }),
  options,
);
export const loadFilterSheet = async () => (await load()).FilterSheet;
