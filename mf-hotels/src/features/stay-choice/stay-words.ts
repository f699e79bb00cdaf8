import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { type HotelQuery, nightsOf } from '@alisio/shared-contracts/hotels';
import { useHotelWords } from '../../words/hotel-words.ts';

/** The days of a stay in words: "10 a 14 dic, 4 noches". */
export function useStayWords() {
  const { t } = useTexts('hotels');
  const { dayAndMonthSpan } = useFormats();
  const { nights } = useHotelWords();
  return (stay: Pick<HotelQuery, 'startDate' | 'endDate'>): string =>
    t('hotel.dates', {
      ...dayAndMonthSpan(stay.startDate, stay.endDate),
      nights: nights(nightsOf(stay)),
    });
}
