import type { CruiseRegion } from '@alisio/shared-contracts/cruises';
import { fnv1a } from '@alisio/shared-contracts/hashes';

/** What lies behind a ship on each sea. */
const VIEWS = {
  'caribbean-west': 'island',
  'caribbean-east': 'port',
  'caribbean-south': 'island',
  bahamas: 'island',
  'mexico-pacific': 'port',
  alaska: 'fjord',
  'mediterranean-west': 'city',
  'mediterranean-east': 'port',
  'northern-europe': 'fjord',
  canaries: 'island',
  'south-america': 'city',
  transatlantic: 'sea',
} as const satisfies Record<CruiseRegion, string>;

const HOURS = ['day', 'dusk', 'night'] as const;

/** How a ship is drawn: always the same for the same ship on the same sea. @param ship its code */
export const shipLook = (ship: string, region: CruiseRegion) => ({
  view: VIEWS[region],
  hour: HOURS[fnv1a(ship) % HOURS.length] ?? 'day',
});
