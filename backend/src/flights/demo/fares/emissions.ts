import type { CabinClass } from '@alisio/shared-contracts/flights';
import type { Journey } from '../journeys/journey.ts';

/** A better seat takes the room, and so the fuel, of several (ICAO and DEFRA weightings, rounded). */
const SHARE: Record<CabinClass, number> = { economy: 1, premium_economy: 1.5, business: 2.9, first_class: 4 };
const LOAD = 0.82;
/** Climbs and detours, kilometres a flight. */
const EXTRA_KM = 95;

/** Kilograms of CO2 for one seat on a journey. `cabins`: of each flight. */
export const emissionsOf = ({ departures }: Journey, cabins: readonly CabinClass[]): number =>
  departures.reduce((kilograms, { flight: { aircraft, route } }, index) => {
    const perSeat = (aircraft.co2 * (route.km + EXTRA_KM)) / (aircraft.seats * LOAD);
    return kilograms + perSeat * SHARE[cabins[index] ?? 'economy'];
  }, 0);

/** What is usual between two places in a cabin: flown direct where that can be, in today's average aircraft. */
export function typicalEmissions({ directKm }: Journey, cabin: CabinClass): number {
  const perKm = directKm > 5000 ? 0.1 : directKm > 1500 ? 0.094 : 0.115;
  const stop = directKm > 9000 ? 1.12 : 1.03;
  return (directKm + EXTRA_KM) * perKm * stop * SHARE[cabin];
}
