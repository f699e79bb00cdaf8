import type { CabinClass } from '@alisio/shared-contracts/flights';
import { chance } from '../../../chance/index.ts';
import type { Aircraft } from '../airlines/aircraft.ts';
import type { Route } from '../network/network.ts';

const TWO_CLASS_HOME = new Set(['US']);
const WITH_SUITES = new Set(['77W', '388', '748']);

/** The cabins of a flight, with the share of the floor that each takes. */
export type CabinsOn = Readonly<Partial<Record<CabinClass, number>>>;

/** Which cabins an airline has on a route under an aircraft. */
export function cabinsOn(route: Route, aircraft: Aircraft): CabinsOn {
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
