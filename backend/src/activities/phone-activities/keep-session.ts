import {
  ACTIVITY,
  type ActivityByPhone,
  activityByPhonePrice,
  activityPhoneCode,
  lastDayOfPhonePrice,
} from '@alisio/shared-contracts/activities';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import type { Queries } from '../../database/index.ts';
import { heldFrom } from '../../holds/index.ts';
import { keepOffered } from '../../phone-offers/index.ts';
import type { ShownSession } from '../activity-inventory.ts';

const CURRENCY = 'USD';

/**
 * Keeps a session that is shown with its code: it is sold by phone at the price of now to the end of `lastDayOfPhonePrice`.
 * @param now UTC milliseconds
 */
export async function keepSession(
  db: Queries,
  { total, party, freeUntil, ...shown }: ShownSession,
  now: number,
): Promise<{ code: string; until: string }> {
  const code = activityPhoneCode({ ...shown, party });
  const details: ActivityByPhone = {
    ...shown,
    adults: party.adults,
    childAges: [...party.childAges],
    ...(freeUntil === undefined ? {} : { freeUntil }),
  };
  const shownUntil = new Date(heldFrom(now, 'shown')).toISOString();
  const until = await keepOffered(
    db,
    {
      product: ACTIVITY,
      code,
      web: { amount: total, currency: CURRENCY },
      phone: { amount: activityByPhonePrice(total), currency: CURRENCY },
      discountPercent: PHONE_DISCOUNT.usualPercent,
      details,
    },
    now,
    lastDayOfPhonePrice(shownUntil, shown.startsAt),
  );
  return { code, until };
}
