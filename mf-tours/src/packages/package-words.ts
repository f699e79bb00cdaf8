import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { bagFacts, type FlightOffer, type FlightSegment } from '@alisio/shared-contracts/flights';
import type { Board, Cancellation } from '@alisio/shared-contracts/hotels';
import { guestsIn, type RoomGuests } from '@alisio/shared-contracts/hotels';
import { formatDistance } from '@alisio/shared-contracts/languages';

/** From which score, in tenths, a word says it. */
const SCORE_WORDS = [
  [90, 'excellent'],
  [80, 'very-good'],
  [70, 'good'],
  [60, 'fair'],
  [0, 'plain'],
] as const;

/** How packages are told of, in the reader's language: what their pages say alike. */
export function usePackageWords() {
  const { t, language } = useTexts('tours');
  const { number, dayAndMonth, dayAndMonthSpan, list } = useFormats();
  return {
    nights: (count: number) => t('packages.nights', { count }),
    /** "2 adultos, 1 niño" */
    people: (rooms: readonly RoomGuests[]) => {
      const { adults, children } = guestsIn(rooms);
      const said = t('packages.adults', { count: adults });
      return children === 0 ? said : `${said}, ${t('packages.children', { count: children })}`;
    },
    rooms: (count: number) => t('packages.rooms', { count }),
    days: (from: string, to: string) => t('packages.days', dayAndMonthSpan(from, to)),
    board: (board: Board) => t(`packages.boards.${board}`),
    /** @param until local date-time of the hotel, where it is free */
    cancellation: (cancellation: Cancellation, until: string | undefined) =>
      until === undefined
        ? t(`packages.cancellations.${cancellation}`)
        : t('packages.freeUntil', { day: dayAndMonth(until) }),
    stars: (count: number) => t('packages.stars', { count }),
    score: ({ score, count }: { score: number; count: number }) => {
      const shown = number(score / 10, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return {
        score: shown,
        words: t(`packages.scores.${SCORE_WORDS.find(([least]) => score >= least)?.[1] ?? 'plain'}`),
        detail: t('packages.opinions', { count, shown: number(count) }),
        label: t('packages.scoreLabel', { score: shown }),
      };
    },
    far: (km: number) => formatDistance(km, language),
    /** whose flights they are, and who operates those that are another one's */
    airlines: ({ itineraries, dictionaries }: FlightOffer) => {
      const segments = itineraries.flatMap((itinerary) => itinerary.segments);
      const named = (codeOf: (segment: FlightSegment) => string, of = segments) =>
        list([...new Set(of.map(codeOf))].map((code) => dictionaries.carriers[code] ?? code));
      const airlines = named(({ carrierCode }) => carrierCode);
      const others = segments.filter(({ carrierCode, operating }) => operating.carrierCode !== carrierCode);
      if (others.length === 0) return airlines;
      return t('packages.operated', {
        airlines,
        by: named(({ operating }) => operating.carrierCode, others),
      });
    },
    /** the fare and what each with a seat takes along by it on both ways, or does not: "Básica, sin maleta de mano …" */
    fare: (offer: FlightOffer) => {
      const family = offer.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare ?? 'BASIC';
      const bags = bagFacts(offer, offer.itineraries).flatMap(({ kind, count }) =>
        kind === 'personal' ? [] : t(`packages.bags.${kind}`, { count }),
      );
      return [t(`packages.fares.${family}`), ...bags].join(', ');
    },
  };
}
