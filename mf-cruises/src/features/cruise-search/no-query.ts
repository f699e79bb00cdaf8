import { type CruiseQuery, DEFAULT_CRUISE_PARTY } from '@alisio/shared-contracts/cruises';

/** A search of which nothing is said. */
export const NO_CRUISE_QUERY: CruiseQuery = {
  destination: '',
  line: '',
  ship: '',
  month: '',
  from: '',
  to: '',
  party: DEFAULT_CRUISE_PARTY,
};
