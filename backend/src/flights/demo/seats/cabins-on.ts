import type { CabinClass } from '@alisio/shared-contracts/flights';
import { chance } from '../hash.ts';
import type { ScheduledFlight } from '../schedule/flights-of-route.ts';

const TWO_CLASS_HOME = new Set(['US']);
const WITH_SUITES = new Set(['77W', '388', '748']);

/** Which cabins an airline has on a flight, with the share of the floor that each takes. */
export function cabinsOn({ route, aircraft }: ScheduledFlight): Partial<Record<CabinClass, number>> {
  const { airline } = route;
  if (airline.kind !== 'full' || aircraft.seats < 75 || aircraft.cruise < 700) return { economy: 1 };
  if (!aircraft.widebody) {
    const domestic = TWO_CLASS_HOME.has(airline.home) && route.from.country === route.to.country;
    return domestic ? { economy: 0.85, first_class: 0.15 } : { economy: 0.85, business: 0.15 };
  }
  const premium = chance(`${airline.code}premium`) < 0.7;
  const suites = airline.hasFirst && WITH_SUITES.has(aircraft.code);
  return {
    economy: 0.6,
    ...(premium ? { premium_economy: 0.12 } : {}),
    business: 0.25,
    ...(suites ? { first_class: 0.06 } : {}),
  };
}
