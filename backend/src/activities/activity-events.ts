import { type BookedActivity, saidText } from '@alisio/shared-contracts/activities';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import { type CalendarEvent, instantsOf, type WallTime, zonedText } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import { activityTexts } from './texts/activity-texts.ts';

const MINUTE = 60_000;
const firstOf = (time: WallTime) => Math.min(...instantsOf(time));

function timesOf({ activity, startsAt, endsAt }: BookedActivity): Record<'from' | 'to', WallTime> {
  const { zone } = activity.location;
  return { from: { at: startsAt, zone }, to: { at: endsAt, zone } };
}

/** The activity as one event, by the clock of its place. */
export function activityEvents(
  booked: BookedActivity,
  reference: string,
  language: Language,
): CalendarEvent[] {
  const { from, to } = timesOf(booked);
  const { said, activity, confirmationNumber } = booked;
  const town = activity.location.destinations[0]?.name ?? '';
  const start = saidText(said.start, language);
  return [
    {
      id: 'activity',
      starts: from,
      ends: to,
      minutes: (firstOf(to) - firstOf(from)) / MINUTE,
      title: saidText(said.name, language),
      details: fillIn(activityTexts(language).paper.eventDetails, { reference, number: confirmationNumber }),
      place: start.includes(town) ? start : `${start}, ${town}`,
    },
  ];
}

/** What machines read of it: an `EventReservation` (schema.org). */
export function eventReservation(booked: BookedActivity, reference: string): Record<string, unknown>[] {
  const { from, to } = timesOf(booked);
  const { activity, said, paxes, confirmationNumber, leadParticipant, start } = booked;
  const { destinations, countryCode } = activity.location;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'EventReservation',
      reservationNumber: confirmationNumber || reference,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      underName: { '@type': 'Person', name: leadParticipant },
      bookingAgent: { '@type': 'Organization', name: 'Alisio' },
      numSeats: paxes.length,
      reservationFor: {
        '@type': 'Event',
        name: saidText(said.name, DEFAULT_LANGUAGE),
        startDate: zonedText(firstOf(from), from.zone),
        endDate: zonedText(firstOf(to), to.zone),
        location: {
          '@type': 'Place',
          name:
            start.kind === 'pick-up' ? (destinations[0]?.name ?? '') : saidText(said.start, DEFAULT_LANGUAGE),
          geo: { '@type': 'GeoCoordinates', latitude: start.latitude, longitude: start.longitude },
          address: {
            '@type': 'PostalAddress',
            addressLocality: destinations[0]?.name ?? '',
            addressCountry: countryCode,
          },
        },
      },
    },
  ];
}
