import type { BookedItem } from '@alisio/shared-contracts/orders';
import type { CalendarEntry, CalendarWords } from '../product.ts';
import { bookedOfferOf } from './booked-details.ts';

/** One entry for each flight, at the clock of the airport that it leaves from. */
export function calendarEntries(item: BookedItem, { t, formats, reference }: CalendarWords): CalendarEntry[] {
  const {
    itineraries,
    dictionaries: { carriers, locations },
  } = bookedOfferOf(item);
  const city = (code: string) => locations[code]?.cityName ?? code;
  return itineraries
    .flatMap(({ segments }) => segments)
    .map(({ id, carrierCode, number, departure, arrival, durationInMinutes }) => ({
      id,
      startsAt: departure.at,
      minutes: durationInMinutes,
      title: `${carrierCode} ${number} ${t('flight.route', { from: city(departure.iataCode), to: city(arrival.iataCode) })}`,
      details: t('flight.calendarDetails', {
        airline: carriers[carrierCode] ?? carrierCode,
        reference,
        arrival: `${formats.day(arrival.at)}, ${formats.time(arrival.at)}`,
      }),
      place: locations[departure.iataCode]?.name ?? departure.iataCode,
    }));
}
