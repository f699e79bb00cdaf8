import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Passenger } from '@alisio/shared-contracts/orders';
import { fitsType, type PassengerType } from '@alisio/shared-contracts/rules';

const TYPE_OF: Record<'ADULT' | 'CHILD' | 'INFANT', PassengerType> = {
  ADULT: 'adult',
  CHILD: 'child',
  INFANT: 'infant lap',
};

/** The local date on which the last flight lands: ages count on that day (§5). */
export function lastTravelDay(offer: FlightOffer): string {
  const arrival = offer.itineraries.at(-1)?.segments.at(-1)?.arrival.at;
  if (!arrival) throw new TypeError('an offer has at least one segment');
  return arrival.slice(0, 10);
}

export interface Misfit {
  path: string;
  code: string;
}

/** How the passengers differ from what was priced: ids and types one to one, ages right on the last day. */
export function passengerMisfits(passengers: readonly Passenger[], offer: FlightOffer): Misfit[] {
  const priced = new Map(offer.travelerPricings.map(({ travelerId, type }) => [travelerId, TYPE_OF[type]]));
  const lastDay = lastTravelDay(offer);
  const misfits = passengers.flatMap(({ id, type, dateOfBirth }, i): Misfit[] => {
    if (passengers.findIndex((other) => other.id === id) < i)
      return [{ path: `passengers.${i}.id`, code: 'repeated' }];
    if (priced.get(id) !== type) return [{ path: `passengers.${i}.type`, code: 'not-as-priced' }];
    return fitsType(dateOfBirth, type, lastDay)
      ? []
      : [{ path: `passengers.${i}.dateOfBirth`, code: 'age-of-type' }];
  });
  return passengers.length === priced.size ? misfits : [{ path: 'passengers', code: 'count' }, ...misfits];
}
