import { type ActivityPax, partyOf } from '@alisio/shared-contracts/activities';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { hasSeats } from '@alisio/shared-contracts/flights';
import { stayReference } from '@alisio/shared-contracts/hotels';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import {
  PACKAGE,
  PACKAGE_CURRENCY,
  type PackageByPhone,
  packageCode,
} from '@alisio/shared-contracts/packages';
import { type ActivityInventory, offeredSession } from '../activities/index.ts';
import type { Queries } from '../database/index.ts';
import { offeredTrip } from '../flights/index.ts';
import { offeredStay } from '../hotels/index.ts';
import { keepOffered } from '../phone-offers/index.ts';
import { ProblemError } from '../problems/index.ts';
import { checkOneTrip } from './one-trip.ts';
import type { PackageParts } from './package-parts.ts';

/** What else is sold by phone with them. */
export interface PhonedParts {
  activities: Pick<ActivityInventory, 'shown'>;
}

export interface KeptPackage {
  flightId: string;
  hotelCode: string;
  rateKeys: readonly string[];
  /** that was added */
  activity?: { code: string; startsAt: string; modality: string; paxes: ActivityPax[] } | undefined;
}

/**
 * Keeps a package that is shown with its code: it is sold by phone as long as its stay would be. What is charged by us costs
 * less, what is paid at the hotel as much.
 * @param now UTC milliseconds
 * @throws ProblemError offer-not-found for what cannot be bought now; validation for a stay that is not the flight's
 */
export async function keepPackage(
  db: Queries,
  { flights, hotels, activities }: PackageParts & PhonedParts,
  { flightId, hotelCode, rateKeys, activity }: KeptPackage,
  now: number,
): Promise<{ code: string; until: string }> {
  const id = flights.packages.idIn(flightId, true);
  const [offer, stay, session] = await Promise.all([
    id === undefined ? undefined : flights.offer(id, DEFAULT_LANGUAGE),
    hotels.stay(stayReference(hotelCode, rateKeys), DEFAULT_LANGUAGE, 'shown', true),
    activity &&
      activities.shown(activity.code, { ...activity, party: partyOf(activity.paxes) }, DEFAULT_LANGUAGE),
  ]);
  if (!offer || !hasSeats(offer) || !stay?.available || (activity && !session))
    throw new ProblemError('offer-not-found');
  checkOneTrip(flights.packages.soldWith(offer), stay.details.soldWith);
  const [trip, slept] = [offeredTrip(offer), offeredStay(stay.details, now)];
  const added = session && offeredSession(session, now);
  const details: PackageByPhone = {
    from: trip.from,
    to: trip.to,
    travelers: trip.travelers,
    flights: trip.flights,
    brandedFare: trip.brandedFare ?? '',
    hotel: slept.details,
    ...(added ? { activity: added.details } : {}),
  };
  const code = packageCode({ ...details, stay: slept.code, activity: added?.code });
  const priced = (way: 'web' | 'phone') => ({
    amount: trip[way].amount + slept[way].amount + (added?.[way].amount ?? 0),
    currency: PACKAGE_CURRENCY,
  });
  const until = await keepOffered(
    db,
    {
      product: PACKAGE,
      code,
      web: priced('web'),
      phone: priced('phone'),
      discountPercent: PHONE_DISCOUNT.usualPercent,
      details: { ...details },
    },
    now,
    added && added.lastDay < slept.lastDay ? added.lastDay : slept.lastDay,
  );
  return { code, until };
}
