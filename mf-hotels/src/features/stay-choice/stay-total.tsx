import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { useHotelWords } from '../../words/hotel-words.ts';
import { useCancellationWords } from './cancellation-words.ts';
import { useGuestsWords } from './guests-words.ts';
import { checkStay, type StaySlot } from './stay-slots.ts';
import { staySum } from './stay-sum.ts';
import { useCheckWords } from './use-check-words.ts';

const { color, space, text } = tokens;

const Card = styled.section`
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

const Chosen = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin-block: ${space[4]};
  padding-block: ${space[4]};
  border-block: 1px solid ${color.line};
  font-size: ${text[15]};

  & span {
    display: block;
    font-size: ${text[14]};
    color: ${color.ink2};
  }
`;

const Lines = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-size: ${text[14]};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  & dt {
    color: ${color.ink2};
  }

  & dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: ${space[3]};
  padding-top: ${space[3]};
  border-top: 2px solid ${color.ink};
  font-weight: 600;
`;

const Check = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[4]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: flex-start;
  }

  & svg {
    flex: none;
    margin-top: 2px;
  }

  & > [data-whole] > svg {
    color: ${color.goodText};
  }
`;

const Charged = styled(Muted)`
  margin-top: ${space[3]};
`;

export interface StayTotalProps {
  slots: readonly StaySlot[];
  /** days and nights in words */
  stay: string;
  nights: number;
  busy: boolean;
  onReserve: () => void;
  /** the button: while it is in view none stands at the window's foot */
  button: RefObject<HTMLDivElement | null>;
  /** the line to a person, where nothing runs the button */
  withoutScript: string;
}

/** What was chosen so far, what it comes to, whether everybody has a bed, and the way on. */
export function StayTotal({ slots, stay, nights, busy, onReserve, button, withoutScript }: StayTotalProps) {
  const { t } = useTexts('hotels');
  const sums = usePriceSums();
  const words = useHotelWords();
  const guestsWords = useGuestsWords();
  const cancellation = useCancellationWords();
  const check = checkStay(slots);
  const checkWords = useCheckWords();
  const sum = staySum(slots);
  const guests = slots.map((slot) => slot.guests);
  const rooms = slots.filter(({ chosen }) => chosen).length;
  return (
    <Card aria-labelledby="stay-total">
      <Heading level={2} size="m" id="stay-total">
        {t('hotel.total.title')}
      </Heading>
      <Muted>{`${stay}, ${guestsWords(guests)}`}</Muted>
      <Chosen>
        {slots.map(({ index, chosen }) => (
          <li key={index}>
            <b>{`${index}. ${chosen ? chosen.room.roomDescription.name : t('hotel.slot.open')}`}</b>
            {chosen ? (
              <span>{`${words.board(chosen.plan.board)}. ${cancellation(chosen.plan).title}`}</span>
            ) : null}
          </li>
        ))}
      </Chosen>
      {sum ? (
        <>
          <Lines>
            <div>
              <dt>{t('hotel.total.rooms', { count: rooms, nights: words.nights(nights) })}</dt>
              <dd>{sums.totalText(sum.rooms)}</dd>
            </div>
            {sum.taxes.map(({ code, payAtHotel, price }) => (
              <div key={`${code}${payAtHotel}`}>
                <dt>
                  {t(`hotel.tax.${code}`)}
                  {payAtHotel ? `, ${t('hotel.total.atHotel')}` : ''}
                </dt>
                <dd>{sums.totalText(price)}</dd>
              </div>
            ))}
          </Lines>
          <Total>
            <span>{t(check.isWhole ? 'hotel.total.total' : 'hotel.total.soFar')}</span>
            <Price parts={sums.totalParts(sum.total)} size="l" />
          </Total>
        </>
      ) : (
        <Muted>{t('hotel.total.nothing')}</Muted>
      )}
      <div role="status">
        <Check>
          {checkWords(check, guests).map((said) => (
            <li key={said} data-whole={check.isWhole || undefined}>
              <Icon name={check.isWhole ? 'check' : 'info'} size="s" />
              {said}
            </li>
          ))}
        </Check>
      </div>
      <div ref={button}>
        <Button
          full
          busy={busy}
          aria-disabled={!check.isWhole || busy || undefined}
          onClick={check.isWhole ? onReserve : undefined}
        >
          {t('hotel.total.reserve')}
        </Button>
      </div>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {sum && check.isWhole ? (
        <Charged>
          {sum.atHotel.amounts.length > 0
            ? t('hotel.total.chargedAndAtHotel', {
                charged: sums.chargedText(sum.charged),
                atHotel: sums.chargedText(sum.atHotel),
              })
            : t('hotel.total.charged', { charged: sums.chargedText(sum.charged) })}
        </Charged>
      ) : null}
    </Card>
  );
}
