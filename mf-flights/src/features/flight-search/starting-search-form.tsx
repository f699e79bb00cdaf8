import { SearchForm, type SearchFormProps } from './search-form.tsx';
import { useStartSearch } from './use-start-search.ts';

export type StartingSearchFormProps = Omit<SearchFormProps, 'onSearch'>;

/** The search form that leads on to the results by itself. */
export function StartingSearchForm(props: StartingSearchFormProps) {
  return <SearchForm {...props} onSearch={useStartSearch()} />;
}
