import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { Amenity, Board, HotelInfo, HotelKind } from '@alisio/shared-contracts/hotels';
import { formatDistance } from '@alisio/shared-contracts/languages';

/** From which score, in tenths, a word says it. */
const SCORE_WORDS = [
  [90, 'excellent'],
  [80, 'very-good'],
  [70, 'good'],
  [60, 'fair'],
  [0, 'plain'],
] as const;

/** How hotels are told of, in the reader's language: what their list and their page say alike. */
export function useHotelWords() {
  const { t, language } = useTexts('hotels');
  const { number, dayAndMonth } = useFormats();
  const scoreWords = (tenths: number) =>
    t(`scores.${SCORE_WORDS.find(([least]) => tenths >= least)?.[1] ?? 'plain'}`);
  return {
    kind: (kind: HotelKind) => t(`kinds.${kind}`),
    amenity: (amenity: Amenity) => t(`amenities.${amenity}`),
    board: (board: Board) => t(`boards.${board}`),
    /** 0: without */
    stars: (stars: number) => (stars === 0 ? t('stars.none') : t('stars.some', { count: stars })),
    scoreWords,
    /** what guests say of it: number, words, how many, and all of it read out */
    score: ({ score, count }: NonNullable<HotelInfo['guestScore']>) => {
      const shown = number(score / 10, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return {
        score: shown,
        words: scoreWords(score),
        detail: t('scores.count', { count, shown: number(count) }),
        label: t('scores.label', { score: shown }),
      };
    },
    nights: (count: number) => t('nights', { count }),
    /** `1,4 km`, `600 m`, `0.9 mi` */
    far: (km: number) => formatDistance(km, language),
    /** @param until local date-time of the hotel */
    freeUntil: (until: string) => t('freeUntil', { day: dayAndMonth(until) }),
  };
}
