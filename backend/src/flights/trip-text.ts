import {
  arrivalOf,
  type BookedFlight,
  daysLater,
  departureOf,
  type FlightOffer,
  type Itinerary,
  tripEnds,
} from '@alisio/shared-contracts/flights';
import { type Language, languageFacts } from '@alisio/shared-contracts/languages';
import { formatMoney } from '@alisio/shared-contracts/money';
import { fillIn } from '../texts/index.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const TEXTS: Record<Language, typeof es> = { es, en };

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
/** Timetables in Spanish have 24 hours, those that the United States read have twice twelve. */
function hourIn(language: Language): Intl.DateTimeFormatOptions {
  const { hourCycle } = languageFacts(language);
  return {
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle,
    timeZone: 'UTC',
  };
}
/** `at`: local date and time, read as if it were UTC and written back as such. */
const written = (at: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Date(`${at}Z`).toLocaleString(language, options);

/** "miércoles, 10 de febrero de 2027". `at`: local date and time. */
export const dayText = (at: string, language: Language): string => written(at, language, DAY);

/** "08:00". `at`: local date and time. */
export const hourText = (at: string, language: Language): string => written(at, language, hourIn(language));

/** "Bogotá a Miami": the cities that the first journey leaves and is for. */
export const tripTitle = (offer: FlightOffer, language: Language): string => {
  const { from, to } = tripEnds(offer);
  return fillIn(TEXTS[language].route, { from, to });
};

function journeyText(itinerary: Itinerary, offer: FlightOffer, language: Language): string {
  const [departure, arrival] = [departureOf(itinerary), arrivalOf(itinerary)];
  if (!departure || !arrival) throw new TypeError('an itinerary has at least one segment');
  const place = (code: string) => {
    const known = offer.dictionaries.locations[code];
    return known ? `${known.cityName} (${code})` : code;
  };
  const days = daysLater(itinerary);
  return fillIn(TEXTS[language].journey, {
    day: written(departure.at, language, DAY),
    departs: written(departure.at, language, hourIn(language)),
    from: place(departure.iataCode),
    arrives: `${written(arrival.at, language, hourIn(language))}${days > 0 ? ` (+${days})` : ''}`,
    to: place(arrival.iataCode),
    flights: itinerary.segments.map(({ carrierCode, number }) => `${carrierCode} ${number}`).join(', '),
  });
}

/** A line for each journey: day, local times, cities and flight numbers. */
export const tripLines = (offer: FlightOffer, language: Language): string[] =>
  offer.itineraries.map((itinerary, i) =>
    fillIn(TEXTS[language][i === 0 ? 'onward' : 'return'], {
      journey: journeyText(itinerary, offer, language),
    }),
  );

/** A line for each way on which bags were bought: how many, and what they cost together. */
export const bagLines = (
  bags: BookedFlight['additionalServices']['baggages'],
  language: Language,
): string[] =>
  bags.map(({ journeyType, quantity, amount, currency }) =>
    fillIn(TEXTS[language][`bags-${journeyType}`], {
      count: String(quantity),
      price: formatMoney(amount, currency, language),
    }),
  );
