import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useHotelWords } from '../../words/hotel-words.ts';
import { checkStay, type StaySlot } from './stay-slots.ts';
import { staySum } from './stay-sum.ts';

const Bar = styled.div`
  position: sticky;
  bottom: ${tokens.bottomRoom};
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.gutter};
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.floating};

  ${media.lg} {
    display: none;
  }
`;

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
    <Bar>
      <div>
        <Muted size={13}>{t('hotel.total.rooms', { count: rooms, nights: words.nights(nights) })}</Muted>
        <Price parts={sums.totalParts(sum.total)} size="m" />
      </div>
      <Button href={totalHref}>{t(isWhole ? 'hotel.total.toTotal' : 'hotel.total.missing')}</Button>
    </Bar>
  );
}
