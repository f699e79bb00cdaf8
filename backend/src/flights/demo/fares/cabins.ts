import type { CabinClass } from '@alisio/shared-contracts/flights';
import { type Journey, longest } from '../journeys/journey.ts';

/** What a traveller of a cabin sits in where a flight does not have it: never better, but for two-class aircraft. */
const INSTEAD: Record<CabinClass, readonly CabinClass[]> = {
  economy: ['economy'],
  premium_economy: ['premium_economy', 'economy'],
  business: ['business', 'first_class', 'economy'],
  first_class: ['first_class', 'business', 'economy'],
};

type Cabins = readonly CabinClass[] | undefined;

function findCabins(journey: Journey, wanted: CabinClass): Cabins {
  const main = longest(journey);
  const seated = journey.departures.map((departure): CabinClass | undefined => {
    const has = departure.flight.cabins;
    const cabin = INSTEAD[wanted].find((choice) => has[choice] !== undefined);
    const fits = cabin === wanted || (wanted === 'business' && cabin === 'first_class');
    return departure === main && !fits ? undefined : cabin;
  });
  return seated.every((cabin) => cabin !== undefined) ? seated : undefined;
}

/** The cabin of each flight of a journey, or nothing when its longest flight has not what was asked for. */
export function cabinsOf(journey: Journey, wanted: CabinClass): Cabins {
  journey.lasting.cabins ??= {};
  const known = journey.lasting.cabins;
  if (!(wanted in known)) known[wanted] = findCabins(journey, wanted);
  return known[wanted];
}
