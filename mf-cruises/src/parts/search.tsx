import { SearchPart } from '../features/cruise-search/index.ts';

/** `mf-cruises/search`: the search of cruises as a tab of the first page's finder. */
export default function SearchCruisesPart() {
  return <SearchPart />;
}
