import type { FlightSearchPayload } from '@alisio/shared-contracts/flights';
import type { HotelRateQuestion } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import type { OnePackage } from '@alisio/shared-contracts/packages';
import { ProblemError } from '../problems/index.ts';
import { checkAsked, inPackageCurrency } from './asked-package.ts';
import { packageFlight } from './package-flight.ts';
import type { PackageParts } from './package-parts.ts';

export interface OnePackageQuestion {
  /** code of its hotel */
  code: string;
  flight: FlightSearchPayload;
  rateInfo: HotelRateQuestion;
  flightId?: string | undefined;
}

/**
 * A flight with all rooms of a hotel for the nights that it leaves.
 * @throws ProblemError validation, unavailable; not-found for a code that no hotel has, offer-not-found where nobody flies
 */
export async function onePackage(
  parts: PackageParts,
  { code, flight, rateInfo, flightId }: OnePackageQuestion,
  language: Language,
  signal?: AbortSignal,
): Promise<OnePackage> {
  checkAsked(parts, flight, rateInfo);
  const search = inPackageCurrency(flight);
  const nobody = async () => undefined;
  const found = await packageFlight(parts, { search, flightId }, language, nobody, signal);
  if (!found) throw new ProblemError('offer-not-found');
  const question = inPackageCurrency({ ...rateInfo, stayDateTimeRange: found.stay });
  const rooms = await parts.hotels.rooms(code, question, language, true);
  if (!rooms) throw new ProblemError('not-found');
  return {
    flight: found.flight,
    stay: found.stay,
    rooms: rooms.data.map((room, at) => ({
      room,
      apart: (rooms.alone[at]?.ratePlans ?? room.ratePlans).map(
        ({ convertedRateInfo }) => convertedRateInfo.amountAfterTax,
      ),
    })),
    expiresAt: new Date(rooms.heldUntil).toISOString(),
  };
}
