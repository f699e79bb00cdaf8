import type { CabinClass } from '@alisio/shared-contracts/flights';
import type { Journey } from '../journeys/journey.ts';
import { longest } from '../journeys/journey.ts';
import { cabinsOn } from '../seats/cabins-on.ts';

/** What a traveller of a cabin sits in where a flight does not have it: never better, but for two-class aircraft. */
const INSTEAD: Record<CabinClass, readonly CabinClass[]> = {
  economy: ['economy'],
  premium_economy: ['premium_economy', 'economy'],
  business: ['business', 'first_class', 'economy'],
  first_class: ['first_class', 'business', 'economy'],
};

/** The cabin of each flight of a journey, or nothing when its longest flight has not what was asked for. */
export function cabinsOf(journey: Journey, wanted: CabinClass): CabinClass[] | undefined {
  const main = longest(journey);
  const seated = journey.departures.map((departure): CabinClass | undefined => {
    const has = cabinsOn(departure.flight);
    const cabin = INSTEAD[wanted].find((choice) => has[choice] !== undefined);
    const fits = cabin === wanted || (wanted === 'business' && cabin === 'first_class');
    return departure === main && !fits ? undefined : cabin;
  });
  return seated.every((cabin) => cabin !== undefined) ? seated : undefined;
}
