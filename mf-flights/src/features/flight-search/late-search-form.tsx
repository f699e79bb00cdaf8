import { useTexts } from '@alisio/platform/sdk/i18n';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { flightSearch } from './flight-search-store.ts';
import type { SearchFormProps } from './search-form.tsx';

function useWords() {
  const { t } = useTexts('flights');
  return { silent: t('late.silent'), retry: t('late.retry') };
}

/** For who shows it after a press. */
export const loadSearchForm = async () =>
  (await import(/* webpackChunkName: "search-form" */ './search-form.tsx')).SearchForm;

/** The search form where it stands in the page's first view: it is read before it is used. */
export const LateSearchForm = drawnComponent<SearchFormProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "search-form" */ './search-form.tsx')).SearchForm,
  }),
  { wakes: () => (flightSearch.get().form ? 'at-once' : 'idle'), useWords },
);
