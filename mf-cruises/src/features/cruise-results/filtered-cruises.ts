import type { CruiseSearchAnswer } from '@alisio/shared-contracts/cruises';
import type { CountedFacets } from './counted-facets.ts';

/** A list with what it can be narrowed by. */
export interface FilteredCruises {
  facets: CountedFacets;
  found: CruiseSearchAnswer;
}
