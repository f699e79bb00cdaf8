import { useWayOn } from '@alisio/platform/sdk/router';
import { SearchForm, type SearchFormProps } from './search-form.tsx';
import { useStartSearch, wayOnOf } from './use-start-search.ts';

export type StartingSearchFormProps = Omit<SearchFormProps, 'onSearch'>;

/** The search form that leads on to the results by itself. */
export function StartingSearchForm(props: StartingSearchFormProps) {
  useWayOn(wayOnOf(props.form));
  return <SearchForm {...props} onSearch={useStartSearch()} />;
}
