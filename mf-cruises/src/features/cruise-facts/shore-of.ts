import type { CruiseRegion } from '@alisio/shared-contracts/cruises';

/** What lies behind a ship in each sea, as it is drawn. */
const SHORES = {
  'caribbean-west': 'island',
  'caribbean-east': 'island',
  'caribbean-south': 'port',
  bahamas: 'island',
  'mexico-pacific': 'city',
  alaska: 'fjord',
  'mediterranean-west': 'port',
  'mediterranean-east': 'port',
  'northern-europe': 'fjord',
  canaries: 'island',
  'south-america': 'city',
  transatlantic: 'sea',
} as const satisfies Record<CruiseRegion, string>;

export const shoreOf = (region: CruiseRegion) => SHORES[region];
