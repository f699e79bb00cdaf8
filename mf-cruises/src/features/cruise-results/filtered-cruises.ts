import type { CountedFacets } from '@alisio/platform/sdk/counted-facets';
import type { CruiseSearchAnswer } from '@alisio/shared-contracts/cruises';

/** A list with what it can be narrowed by. */
export interface FilteredCruises {
  facets: CountedFacets;
  found: CruiseSearchAnswer;
}
