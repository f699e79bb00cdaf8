import { drawnComponent } from '@alisio/shared-ui/late-part';
import { breakpoints } from '@alisio/shared-ui/tokens';
import { useLateWords } from '../../late/use-late-words.ts';
import type { FilteredFlights } from './filter-words.ts';

const load = () => import(/* webpackChunkName: "flight-filters" */ './filters.tsx');
/** Where it stands beside the list it is ready for a hand; on a phone a sheet brings the same code. */
const options = {
  wakes: () =>
    window.matchMedia?.(`(min-width: ${breakpoints.lg}px)`).matches
      ? ('idle' as const)
      : ('touched' as const),
  useWords: useLateWords,
};

export const LateFilterPanel = drawnComponent<FilteredFlights>(
  async () => ({ default: (await load()).FilterPanel }),
  options,
);
export const LateFilterChips = drawnComponent<FilteredFlights>(
  async () => ({ default: (await load()).FilterChips }),
  options,
);
export const LateNoneLeft = drawnComponent<FilteredFlights>(
  async () => ({ default: (await load()).NoneLeft }),
  options,
);
export const loadFilterSheet = () => import(/* webpackChunkName: "flight-filters" */ './filter-sheet.tsx');
