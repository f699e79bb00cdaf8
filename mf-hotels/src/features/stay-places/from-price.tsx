import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { HotelQuery, HotelSearchAnswer } from '@alisio/shared-contracts/hotels';
import { nightsOf } from '@alisio/shared-contracts/hotels';
import { useHotelWords } from '../../words/hotel-words.ts';

/** What a stay costs at least, whole and with its taxes; how many hotels there are where nothing is known of that. */
export function FromPrice({ answer, query }: { answer: HotelSearchAnswer | undefined; query: HotelQuery }) {
  const { t } = useTexts('hotels');
  const { fromMoney } = usePrices();
  const words = useHotelWords();
  const from = answer?.meta.from;
  return from
    ? t('from', { amount: fromMoney(from.amount, from.currency), nights: words.nights(nightsOf(query)) })
    : t('seeHotels');
}
