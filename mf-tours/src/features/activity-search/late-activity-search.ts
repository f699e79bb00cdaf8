import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { ActivitySearchFormProps } from './activity-search-form.tsx';
import { activitySearch } from './activity-search-store.ts';

/** For who shows it after a press. */
export const loadEditSearch = async () =>
  (await import(/* webpackChunkName: "activity-search" */ './edit-search.tsx')).EditSearch;

/** At once where this tab has kept a search. */
const wakes = () => (activitySearch.get().savedAt === '' ? 'idle' : 'at-once');

/** The search form where it stands in the page's first view: it is read before it is used. */
export const LateActivitySearch = drawnComponent<ActivitySearchFormProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "activity-search" */ './activity-search-form.tsx'))
      .ActivitySearchForm,
  }),
  { wakes, useWords: useLateWords },
);
