import { type Compared, comparedSum, type PackageFlight } from '@alisio/shared-contracts/packages';
import type { RoomSlot } from './chosen-rooms.ts';

/** What a package comes to, part by part. Integer minor units. */
export interface PackageSum {
  flight: Compared;
  hotel: Compared;
  /** the activity that was added, which costs the same alone */
  plan?: Compared;
  all: Compared;
  /** of all, what is paid at the hotel */
  payAtHotel: number;
}

/** @param planAmount of the added activity, for everybody. @returns nothing where not everybody has a room */
export function packageSum(
  { offer, apart }: PackageFlight,
  slots: readonly RoomSlot[],
  planAmount?: number,
): PackageSum | undefined {
  const chosen = slots.flatMap((slot) => slot.chosen ?? []);
  if (chosen.length < slots.length || chosen.length === 0) return undefined;
  const flight = { together: offer.price.intTotal.amount, apart };
  const hotel = comparedSum(chosen);
  const plan = planAmount === undefined ? undefined : { together: planAmount, apart: planAmount };
  return {
    flight,
    hotel,
    ...(plan ? { plan } : {}),
    all: comparedSum([flight, hotel, ...(plan ? [plan] : [])]),
    payAtHotel: chosen.reduce((sum, { plan }) => sum + plan.convertedRateInfo.payAtHotel, 0),
  };
}

/** From which part a package's saving comes. */
export function savingFrom({ flight, hotel }: PackageSum): 'both' | 'flight' | 'hotel' | 'none' {
  const [flies, sleeps] = [flight.apart > flight.together, hotel.apart > hotel.together];
  if (flies && sleeps) return 'both';
  return flies ? 'flight' : sleeps ? 'hotel' : 'none';
}
