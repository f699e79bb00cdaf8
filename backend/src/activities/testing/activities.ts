import { type ActivitySearch, activitySearchOf } from '@alisio/shared-contracts/activities';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';

/** When tests of activities happen: 25 November 2026, noon in UTC. */
export const NOON = Date.UTC(2026, 10, 25, 12);

const CARTAGENA = { lat: 10.3997, lon: -75.5144 };
/** A question about activities around Cartagena in a week in February, for two adults, of what tests change. */
export const activityQuestion = (wanted: Partial<ActivitySearch> = {}) =>
  activitySearchOf({
    point: CARTAGENA,
    party: { adults: 2, childAges: [] },
    from: '2027-02-08',
    to: '2027-02-14',
    language: DEFAULT_LANGUAGE,
    sort: 'recommended',
    ...wanted,
  });
