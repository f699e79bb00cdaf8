import type { CabinClass } from '@alisio/shared-contracts/flights';
import { PRICE_HOLD_MS } from '../../price-hold.ts';
import { demandStep, type SeatSale } from '../../seat-sales.ts';
import type { Journey } from '../journeys/journey.ts';
import { DAY_MS } from '../schedule/days.ts';
import { allotment, seatKey } from '../seats/allotment.ts';
import type { SeatedJourney } from './trip.ts';

export type SeatSales = ReadonlyMap<string, SeatSale>;

/** A journey as sales stand now. */
export function seatedNow(journey: Journey, cabins: readonly CabinClass[], sales: SeatSales): SeatedJourney {
  const flights = journey.departures.map((departure, index) => {
    const cabin = cabins[index] ?? 'economy';
    const capacity = allotment(departure, cabin);
    const sold = sales.get(seatKey(departure, cabin))?.sold ?? 0;
    return { step: demandStep(sold, capacity), left: capacity - sold };
  });
  return {
    journey,
    cabins,
    steps: flights.map(({ step }) => step),
    seatsLeft: Math.min(...flights.map(({ left }) => left)),
  };
}

/** Whether a demand step that an id claims is still good: that of now, or one of the last 15 minutes. */
export function stepHolds(
  claimed: number,
  current: number,
  sale: SeatSale | undefined,
  now: number,
): boolean {
  if (claimed === current) return true;
  if (!sale?.demandChangedAt || now - sale.demandChangedAt > PRICE_HOLD_MS) return false;
  const [least, most] = [Math.min(sale.demandBefore, current), Math.max(sale.demandBefore, current)];
  return claimed >= least && claimed <= most;
}

/** The steps that an id was priced with where all of them hold, those of now otherwise. */
export function firmSteps(
  { journey, cabins, steps }: SeatedJourney,
  claimed: readonly number[],
  sales: SeatSales,
  now: number,
): readonly number[] {
  const holds = journey.departures.every((departure, index) => {
    const sale = sales.get(seatKey(departure, cabins[index] ?? 'economy'));
    return stepHolds(claimed[index] ?? 0, steps[index] ?? 0, sale, now);
  });
  return holds ? claimed : steps;
}

/** The day that an offer is priced on: that of its id for as long as prices of that day hold. UTC. */
export function firmDay(claimed: number, now: number): number {
  const today = Math.floor(now / DAY_MS);
  return claimed === today - 1 && now - today * DAY_MS < PRICE_HOLD_MS ? claimed : today;
}
