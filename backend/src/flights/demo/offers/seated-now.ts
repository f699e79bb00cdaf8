import type { CabinClass } from '@alisio/shared-contracts/flights';
import { demandStep, type SeatSales } from '../../seat-sales.ts';
import type { Journey } from '../journeys/journey.ts';
import { allotment, seatKey } from '../seats/allotment.ts';
import type { SeatedJourney } from './trip.ts';

/** A journey as sales stand now. */
export function seatedNow(journey: Journey, cabins: readonly CabinClass[], sales: SeatSales): SeatedJourney {
  const flights = journey.departures.map((departure, index) => {
    const cabin = cabins[index] ?? 'economy';
    const key = seatKey(departure, cabin);
    const capacity = allotment(departure, cabin, key);
    const sold = sales.get(key) ?? 0;
    return { step: demandStep(sold, capacity), left: capacity - sold };
  });
  return {
    journey,
    cabins,
    steps: flights.map(({ step }) => step),
    seatsLeft: Math.min(...flights.map(({ left }) => left)),
  };
}
