import { addDays } from '@alisio/shared-contracts/dates';
import type { CancellationStep } from '@alisio/shared-contracts/hotels';
import { instantsOf } from '../papers/index.ts';

/** What has to be read of a stay to know when it begins and until when it can be given back. */
export interface StayTerms {
  hotel: { locationInfo: { zone: string } };
  startDate: string;
  rooms: readonly { plan: { cancellationSteps: readonly CancellationStep[] } }[];
}

const MIDNIGHT = 'T00:00:00';
/** Of a time that a clock shows twice the first one: nobody is promised an hour too much. */
const firstOf = (at: string, zone: string) => Math.min(...instantsOf({ at, zone }));

/** When the day of the arrival is over by the hotel's clock, UTC milliseconds: until then the stay is sold. */
export const arrivalEnds = ({ hotel, startDate }: Pick<StayTerms, 'hotel' | 'startDate'>): number =>
  firstOf(addDays(startDate, 1) + MIDNIGHT, hotel.locationInfo.zone);

/** When something is kept of a room's price for the first time, by the hotel's clock; nothing where that is from the start. */
export function freeUntilOf(steps: readonly CancellationStep[], arrival: string): string | undefined {
  const costs = steps.find(({ keeps }) => keeps > 0);
  return costs ? costs.from : arrival;
}

/** Until when all rooms of a stay can be given back for nothing, UTC milliseconds; nothing where one cannot. */
export function stayFreeUntil({ hotel, startDate, rooms }: StayTerms): number | undefined {
  const ends = rooms.map(({ plan }) => freeUntilOf(plan.cancellationSteps, startDate + MIDNIGHT));
  if (!ends.every((end) => end !== undefined)) return undefined;
  return Math.min(...ends.map((end) => firstOf(end, hotel.locationInfo.zone)));
}
