import type { Language } from '@alisio/shared-contracts/languages';
import type { BookedTour } from '@alisio/shared-contracts/tours';
import { type CalendarEvent, zonedText } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import { dayBegins, dayEnds } from './departures/index.ts';
import { meetingText, tourTexts } from './texts/tour-texts.ts';

const MINUTE = 60_000;

const placeText = ({ meetsAt, tour }: BookedTour): string => `${meetsAt.name}, ${tour.countryName}`;

/** The tour as one event, from its first day to the end of its last, by the clock there. */
export function tourEvents(booked: BookedTour, reference: string, language: Language): CalendarEvent[] {
  const { tour, startDate, endDate, confirmationNumber } = booked;
  const { zone } = tour;
  const [from, to] = [dayBegins(startDate, zone), dayEnds(endDate, zone)];
  return [
    {
      id: 'tour',
      starts: { at: `${startDate}T00:00:00`, zone },
      ends: { at: zonedText(to, zone).slice(0, 19), zone },
      minutes: (to - from) / MINUTE,
      title: tour.title,
      details: `${fillIn(tourTexts(language).event.details, { reference, number: confirmationNumber })} ${meetingText(booked, language)}.`,
      place: placeText(booked),
    },
  ];
}

/** What machines read of it: one `EventReservation` (schema.org) for each who travels. */
export function tourReservations(
  booked: BookedTour,
  reference: string,
  names: readonly string[],
): Record<string, unknown>[] {
  const { tour, startDate, endDate, confirmationNumber, meetsAt } = booked;
  return names.map((name) => ({
    '@context': 'https://schema.org',
    '@type': 'EventReservation',
    reservationNumber: confirmationNumber || reference,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name },
    bookingAgent: { '@type': 'Organization', name: 'Alisio' },
    reservationFor: {
      '@type': 'Event',
      name: tour.title,
      startDate,
      endDate,
      location: {
        '@type': 'Place',
        name: meetsAt.name,
        address: {
          '@type': 'PostalAddress',
          addressLocality: meetsAt.name,
          addressCountry: tour.countryCode,
        },
        geo: { '@type': 'GeoCoordinates', latitude: meetsAt.lat, longitude: meetsAt.lon },
      },
    },
  }));
}
