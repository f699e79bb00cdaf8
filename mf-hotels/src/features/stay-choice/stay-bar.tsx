import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { BottomBar } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import { useHotelWords } from '../../words/hotel-words.ts';
import { checkStay, type StaySlot } from './stay-slots.ts';
import { staySum } from './stay-sum.ts';

export interface StayBarProps {
  slots: readonly StaySlot[];
  nights: number;
  /** of the card with the total */
  totalHref: string;
}

/** What was chosen so far, at hand on a small window; it leads to the total, where the way on is. */
export function StayBar({ slots, nights, totalHref }: StayBarProps) {
  const { t } = useTexts('hotels');
  const sums = usePriceSums();
  const words = useHotelWords();
  const sum = staySum(slots);
  if (!sum) return null;
  const { isWhole } = checkStay(slots);
  const rooms = slots.filter(({ chosen }) => chosen).length;
  return (
    <BottomBar>
      <div>
        <Muted size={13}>{t('hotel.total.rooms', { count: rooms, nights: words.nights(nights) })}</Muted>
        <Price parts={sums.totalParts(sum.total)} size="m" />
      </div>
      <Button href={totalHref}>{t(isWhole ? 'hotel.total.toTotal' : 'hotel.total.missing')}</Button>
    </BottomBar>
  );
}
