import { cruiseState } from '@alisio/shared-contracts/cruises';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { CruiseSearchFormProps } from './cruise-search-form.tsx';

/** At once where this tab has kept a search. */
const wakes = () => (cruiseState.get() === cruiseState.initial ? 'idle' : 'at-once');

/** The search form of the first page: read before it is used, and a form of its address where no script runs. */
export const LateCruiseSearch = drawnComponent<CruiseSearchFormProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "cruise-search" */ './kept-search-form.tsx')).KeptSearchForm,
  }),
  { wakes, useWords: useLateWords },
);

/** The same with what the address of a list asks for. */
export const LateEditSearch = drawnComponent<CruiseSearchFormProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "cruise-search" */ './cruise-search-form.tsx'))
      .CruiseSearchForm,
  }),
  { wakes: () => 'idle', useWords: useLateWords },
);
