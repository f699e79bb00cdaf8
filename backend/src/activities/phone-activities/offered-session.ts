import {
  type ActivityByPhone,
  activityByPhonePrice,
  activityPhoneCode,
  lastDayOfPhonePrice,
} from '@alisio/shared-contracts/activities';
import { heldFrom } from '../../holds/index.ts';
import type { ShownSession } from '../activity-inventory.ts';

const CURRENCY = 'USD';

/**
 * A session that is shown, as it is sold by phone: at the price of now, to the end of `lastDayOfPhonePrice`.
 * @param now UTC milliseconds
 */
export function offeredSession({ total, party, freeUntil, ...shown }: ShownSession, now: number) {
  const details: ActivityByPhone = {
    ...shown,
    adults: party.adults,
    childAges: [...party.childAges],
    ...(freeUntil === undefined ? {} : { freeUntil }),
  };
  return {
    code: activityPhoneCode({ ...shown, party }),
    details,
    web: { amount: total, currency: CURRENCY },
    phone: { amount: activityByPhonePrice(total), currency: CURRENCY },
    lastDay: lastDayOfPhonePrice(new Date(heldFrom(now, 'shown')).toISOString(), shown.startsAt),
  };
}
