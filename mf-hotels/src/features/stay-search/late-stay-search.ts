import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { StaySearchFormProps } from './stay-search-form.tsx';
import { staySearch } from './stay-search-store.ts';

/** For who shows it after a press. */
export const loadEditSearch = async () =>
  (await import(/* webpackChunkName: "stay-search" */ './edit-search.tsx')).EditSearch;

/** At once where this tab has kept a search. */
const wakes = () => (staySearch.get().savedAt === '' ? 'idle' : 'at-once');

/** The search form where it stands in the page's first view: it is read before it is used. */
export const LateStaySearch = drawnComponent<StaySearchFormProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "stay-search" */ './stay-search-form.tsx')).StaySearchForm,
  }),
  { wakes, useWords: useLateWords },
);
