import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { cruiseChoicesQuery } from '../../api/cruise-choices.ts';
import { KeptSearchForm } from './kept-search-form.tsx';
import { NO_CRUISE_QUERY } from './no-query.ts';

/** The search form inside of a surface of others. */
export function SearchPart() {
  const { data } = useQuery(cruiseChoicesQuery(useLanguage()));
  return <KeptSearchForm query={NO_CRUISE_QUERY} choices={data} bare />;
}
