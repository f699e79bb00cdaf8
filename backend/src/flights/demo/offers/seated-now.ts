import type { CabinClass } from '@alisio/shared-contracts/flights';
import { demandStep, type SeatSales } from '../../seat-sales.ts';
import type { Journey } from '../journeys/journey.ts';
import { allotment, seatKey } from '../seats/allotment.ts';
import type { SeatedJourney } from './trip.ts';

/** The keys of the seats of a journey's flights. */
export const seatKeysOf = (journey: Journey, cabins: readonly CabinClass[]): string[] =>
  journey.departures.map((departure, index) => seatKey(departure, cabins[index] ?? 'economy'));

/** A journey as sales stand now. @param keys see `seatKeysOf` */
export function seatedNow(
  journey: Journey,
  cabins: readonly CabinClass[],
  sales: SeatSales,
  keys: readonly string[] = seatKeysOf(journey, cabins),
): SeatedJourney {
  const steps: number[] = [];
  let seatsLeft = Number.POSITIVE_INFINITY;
  journey.departures.forEach((departure, index) => {
    const key = keys[index] ?? '';
    const capacity = allotment(departure, cabins[index] ?? 'economy', key);
    const sold = sales.get(key) ?? 0;
    steps.push(demandStep(sold, capacity));
    seatsLeft = Math.min(seatsLeft, capacity - sold);
  });
  return { journey, cabins, steps, seatsLeft };
}
