import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
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
    /** who sells it */
    airlines: ({ validatingAirlineCodes, dictionaries }: FlightOffer) =>
      list(validatingAirlineCodes.map((code) => dictionaries.carriers[code] ?? code)),
    /** the fare and what it takes along */
    fare: ({ travelerPricings, included }: FlightOffer) => {
      const family = travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare ?? 'BASIC';
      const fare = t(`packages.fares.${family}`);
      return `${fare}, ${t('packages.bags', { count: included.bags.quantity })}`;
    },
  };
}
