import { StaySearchPart } from '../features/stay-search/index.ts';

/** `mf-hotels/search`: the hotel search as a tab of the first page's finder. */
export default function SearchPart() {
  return <StaySearchPart />;
}
