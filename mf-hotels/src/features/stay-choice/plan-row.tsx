import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { RatePlan } from '@alisio/shared-contracts/hotels';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { useHotelWords } from '../../words/hotel-words.ts';
import { CancellationLine } from './cancellation-line.tsx';
import { Buy, Picked, Plan } from './room-styles.tsx';

const Choose = styled(Link)(buttonStyles({ variant: 'quiet', size: 's' }));

export interface PlanRowProps {
  plan: RatePlan;
  roomName: string;
  nights: number;
  /** searched rooms that have chosen it, from 1 */
  pickedFor: readonly number[];
  /** the room that is chosen for now has it already */
  isChosen: boolean;
  /** how many rooms were searched: one needs no number */
  rooms: number;
  chooseHref: string;
  onChoose: () => void;
}

/** A way to buy a room: what is eaten, what becomes of the money, what it costs. */
export function PlanRow({
  plan,
  roomName,
  nights,
  pickedFor,
  isChosen,
  rooms,
  chooseHref,
  onChoose,
}: PlanRowProps) {
  const { t } = useTexts('hotels');
  const { money, moneyParts } = usePrices();
  const { amountAfterTax, averageNightlyRate, currencyCode, payAtHotel } = plan.convertedRateInfo;
  const meals = useHotelWords().board(plan.board);
  const total = money(amountAfterTax, currencyCode);
  return (
    <Plan data-picked={pickedFor.length > 0 || undefined}>
      <div>
        <p>
          <b>{meals}</b>
        </p>
        <Muted>{t(`hotel.boardText.${plan.board}`)}</Muted>
        <CancellationLine plan={plan} />
      </div>
      <Buy>
        <div>
          <p>
            <Price parts={moneyParts(amountAfterTax, currencyCode)} size="m" />
          </p>
          <Muted size={13}>
            {nights > 1
              ? t('hotel.plan.perNight', { amount: money(averageNightlyRate, currencyCode) })
              : t('hotel.plan.oneNight')}
          </Muted>
          {payAtHotel > 0 ? (
            <Muted size={13}>{t('hotel.plan.payAtHotel', { amount: money(payAtHotel, currencyCode) })}</Muted>
          ) : null}
        </div>
        {pickedFor.map((index) => (
          <Picked key={index}>
            <Icon name="check" size="s" />
            {rooms > 1 ? t('hotel.slot.name', { number: index }) : t('hotel.plan.chosen')}
          </Picked>
        ))}
        {isChosen ? null : (
          <Choose
            to={chooseHref}
            replace
            rel="nofollow"
            aria-label={t('hotel.plan.chooseLong', { room: roomName, board: meals, amount: total })}
            onClick={onChoose}
          >
            {t('hotel.plan.choose')}
          </Choose>
        )}
      </Buy>
    </Plan>
  );
}
