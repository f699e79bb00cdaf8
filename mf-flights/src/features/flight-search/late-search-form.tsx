import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../late/use-late-words.ts';
import { flightSearch } from './flight-search-store.ts';
import type { StartingSearchFormProps } from './starting-search-form.tsx';

/** For who shows it after a press. */
export const loadSearchForm = async () =>
  (await import(/* webpackChunkName: "search-form" */ './search-form.tsx')).SearchForm;

/** At once where this tab has kept a search. */
export const wakesSearch = () => (flightSearch.get().form ? 'at-once' : 'idle');

/** The search form where it stands in the page's first view: it is read before it is used. */
export const LateSearchForm = drawnComponent<StartingSearchFormProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-form" */ './starting-search-form.tsx'))
      .StartingSearchForm,
  }),
  { wakes: wakesSearch, useWords: useLateWords },
);
