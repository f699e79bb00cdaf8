import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Passenger } from '@alisio/shared-contracts/orders';
import { documentErrors, fitsType, type PassengerType } from '@alisio/shared-contracts/rules';
import { FIRST_ZONE, todayIn } from '@alisio/shared-contracts/zones';

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

/**
 * How the passengers differ from what was priced and may travel: ids and types one to one, ages right on the last
 * day, passports issued by today, wherever that is, and good to the last day.
 */
export function passengerMisfits(passengers: readonly Passenger[], offer: FlightOffer, now: Date): Misfit[] {
  const priced = new Map(offer.travelerPricings.map(({ travelerId, type }) => [travelerId, TYPE_OF[type]]));
  const lastDay = lastTravelDay(offer);
  const today = todayIn(FIRST_ZONE, now);
  const misfits = passengers.flatMap((passenger, i): Misfit[] => {
    const { id, type, dateOfBirth } = passenger;
    if (passengers.findIndex((other) => other.id === id) < i)
      return [{ path: `passengers.${i}.id`, code: 'repeated' }];
    if (priced.get(id) !== type) return [{ path: `passengers.${i}.type`, code: 'not-as-priced' }];
    const ofDocument = Object.entries(documentErrors(passenger, { today, lastDay }));
    const wrong = ofDocument.map(([field, code]) => ({ path: `passengers.${i}.${field}`, code }));
    if (fitsType(dateOfBirth, type, lastDay)) return wrong;
    return [{ path: `passengers.${i}.dateOfBirth`, code: 'age-of-type' }, ...wrong];
  });
  return passengers.length === priced.size ? misfits : [{ path: 'passengers', code: 'count' }, ...misfits];
}
