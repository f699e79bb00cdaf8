import { ACTIVITY } from '@alisio/shared-contracts/activities';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import type { Queries } from '../../database/index.ts';
import { keepOffered } from '../../phone-offers/index.ts';
import type { ShownSession } from '../activity-inventory.ts';
import { offeredSession } from './offered-session.ts';

/**
 * Keeps a session that is shown with its code.
 * @param now UTC milliseconds
 */
export async function keepSession(
  db: Queries,
  shown: ShownSession,
  now: number,
): Promise<{ code: string; until: string }> {
  const { lastDay, ...offered } = offeredSession(shown, now);
  const until = await keepOffered(
    db,
    { product: ACTIVITY, discountPercent: PHONE_DISCOUNT.usualPercent, ...offered },
    now,
    lastDay,
  );
  return { code: offered.code, until };
}
