import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { Filtered } from './filtered.ts';
import type { PlainFiltersProps } from './plain-filters.tsx';

const load = () => import(/* webpackChunkName: "package-filters" */ './filters.tsx');
const options = { wakes: () => 'idle' as const, useWords: useLateWords };

export const LateFilterChips = drawnComponent<Filtered>(
  async () => ({ default: (await load()).FilterChips }),
  options,
);
export const LateNoneLeft = drawnComponent<Filtered>(
  async () => ({ default: (await load()).NoneLeft }),
  options,
);
/** Where script runs nobody touches it: the edge draws it, and its code stays there. */
export const LatePlainFilters = drawnComponent<PlainFiltersProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "plain-package-filters" */ './plain-filters.tsx'))
      .PlainFilters,
  }),
  { wakes: () => 'touched', useWords: useLateWords },
);
export const loadFilterSheet = async () => (await load()).FilterSheet;
