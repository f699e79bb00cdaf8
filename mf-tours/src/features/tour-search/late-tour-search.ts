import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { TourSearchProps } from './tour-search-form.tsx';

/** The search form: read before it is used, and a form of its address where no script runs. */
export const LateTourSearch = drawnComponent<TourSearchProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "tour-search" */ './tour-search-form.tsx')).TourSearchForm,
  }),
  { wakes: () => 'idle', useWords: useLateWords },
);
