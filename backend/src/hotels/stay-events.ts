import type { BookedHotel } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { type CalendarEvent, instantsOf, type WallTime, zonedText } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import { addressLines } from './stay-paper.ts';
import { hotelTexts } from './texts/hotel-texts.ts';

const MINUTE = 60_000;

/** From when one may come, and until when one has to go, by the hotel's clock. */
function timesOf({ hotel, startDate, endDate, houseRules }: BookedHotel): Record<'from' | 'to', WallTime> {
  const { zone } = hotel.locationInfo;
  return {
    from: { at: `${startDate}T${houseRules.checkInFrom}:00`, zone },
    to: { at: `${endDate}T${houseRules.checkOutUntil}:00`, zone },
  };
}
const firstOf = (time: WallTime) => Math.min(...instantsOf(time));

/** The stay as one event, from check-in to check-out. */
export function stayEvents(stay: BookedHotel, reference: string, language: Language): CalendarEvent[] {
  const { from, to } = timesOf(stay);
  return [
    {
      id: 'stay',
      starts: from,
      ends: to,
      minutes: (firstOf(to) - firstOf(from)) / MINUTE,
      title: stay.hotel.hotelName,
      details: fillIn(hotelTexts(language).paper.eventDetails, {
        reference,
        number: stay.confirmationNumber,
      }),
      place: [stay.hotel.hotelName, ...addressLines(stay)].join(', '),
    },
  ];
}

/** What machines read of it: one `LodgingReservation` (schema.org) for each room. */
export function lodgingReservations(stay: BookedHotel, reference: string): Record<string, unknown>[] {
  const { from, to } = timesOf(stay);
  const { hotelName, locationInfo } = stay.hotel;
  const { address } = locationInfo;
  return stay.rooms.map(({ adults, childAges, room }, at) => ({
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: stay.confirmationNumber || reference,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: stay.leadGuests[at] ?? '' },
    bookingAgent: { '@type': 'Organization', name: 'Alisio' },
    checkinTime: zonedText(firstOf(from), from.zone),
    checkoutTime: zonedText(firstOf(to), to.zone),
    numAdults: adults,
    numChildren: childAges.length,
    lodgingUnitDescription: room.roomDescription.name,
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: hotelName,
      address: {
        '@type': 'PostalAddress',
        streetAddress: [address.addressLine1, address.addressLine2].filter(Boolean).join(', '),
        addressLocality: address.cityName,
        postalCode: address.postalCode,
        addressCountry: address.countryCode,
      },
    },
  }));
}
