import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Passenger } from '@alisio/shared-contracts/orders';
import { documentErrors, fitsType, type PassengerType } from '@alisio/shared-contracts/rules';
import { FIRST_ZONE, todayIn } from '@alisio/shared-contracts/zones';
import type { Misfit } from '../orders/index.ts';

const TYPE_OF: Record<'ADULT' | 'CHILD' | 'INFANT', PassengerType> = {
  ADULT: 'adult',
  CHILD: 'child',
  INFANT: 'infant lap',
};

/** The local date on which the last flight lands. */
export function lastTravelDay(offer: FlightOffer): string {
  const arrival = offer.itineraries.at(-1)?.segments.at(-1)?.arrival.at;
  if (!arrival) throw new TypeError('an offer has at least one segment');
  return arrival.slice(0, 10);
}

const misfit = (path: string, code: string): Misfit => ({ part: 'passengers', path, code });

/**
 * How the passengers differ from what was priced and may travel: ids and types one to one, ages right on the last
 * day, passports issued by today, wherever that is, and good to the last day.
 * @param lastDay of all that is ordered with the flight, ISO date; the flight's own unless told
 */
export function passengerMisfits(
  passengers: readonly Passenger[],
  offer: FlightOffer,
  now: Date,
  lastDay = lastTravelDay(offer),
): Misfit[] {
  const priced = new Map(offer.travelerPricings.map(({ travelerId, type }) => [travelerId, TYPE_OF[type]]));
  const today = todayIn(FIRST_ZONE, now);
  const misfits = passengers.flatMap((passenger, i): Misfit[] => {
    const { id, type, dateOfBirth } = passenger;
    if (passengers.findIndex((other) => other.id === id) < i) return [misfit(`${i}.id`, 'repeated')];
    if (priced.get(id) !== type) return [misfit(`${i}.type`, 'not-as-priced')];
    const ofDocument = Object.entries(documentErrors(passenger, { today, lastDay }));
    const wrong = ofDocument.map(([field, code]) => misfit(`${i}.${field}`, code));
    if (fitsType(dateOfBirth, type, lastDay)) return wrong;
    return [misfit(`${i}.dateOfBirth`, 'age-of-type'), ...wrong];
  });
  return passengers.length === priced.size ? misfits : [misfit('', 'count'), ...misfits];
}
