import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { linkStyles } from '@alisio/shared-ui/button';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useGuestsWords } from './guests-words.ts';
import type { StaySlot } from './stay-slots.ts';

const { color, space, text } = tokens;

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[6]};

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Slot = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  &[aria-current] {
    border-color: ${color.action};
    box-shadow: 0 0 0 1px ${color.action};
  }

  & > p:first-of-type {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  &[aria-current] > p:first-of-type {
    color: ${color.actionText};
    font-weight: 600;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${space[8]};
`;

const Change = styled(Link)(linkStyles);

export interface SlotListProps {
  slots: readonly StaySlot[];
  now: number;
  hrefOf: (slot: number) => string;
}

/** The searched rooms: what each has chosen, and which is chosen for now. */
export function SlotList({ slots, now, hrefOf }: SlotListProps) {
  const { t } = useTexts('hotels');
  const { money } = usePrices();
  const guestsWords = useGuestsWords();
  return (
    <List>
      {slots.map(({ index, guests, chosen, rooms }) => {
        const isNow = index === now;
        const rate = chosen?.plan.convertedRateInfo;
        return (
          <Slot key={index} aria-current={isNow ? 'step' : undefined}>
            <p>{t('hotel.slot.title', { number: index, guests: guestsWords([guests]) })}</p>
            <b>
              {chosen
                ? t('hotel.slot.chosen', {
                    room: chosen.room.roomDescription.name,
                    board: t(`hotel.boardShort.${chosen.plan.board}`),
                  })
                : t(rooms.length > 0 ? 'hotel.slot.open' : 'hotel.slot.bedless')}
            </b>
            <Foot>
              <span>{rate ? money(rate.amountAfterTax, rate.currencyCode) : ''}</span>
              {isNow ? (
                <Muted as="span">{t('hotel.slot.now')}</Muted>
              ) : (
                <Change
                  to={hrefOf(index)}
                  replace
                  rel="nofollow"
                  aria-label={t('hotel.slot.changeLong', { number: index })}
                >
                  {t(chosen ? 'hotel.slot.change' : 'hotel.slot.choose')}
                </Change>
              )}
            </Foot>
          </Slot>
        );
      })}
    </List>
  );
}
