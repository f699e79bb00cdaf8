import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { HotelDetail } from '@alisio/shared-contracts/hotels';
import { Icon } from '@alisio/shared-ui/icons';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { StayGlyph } from '../../drawings/stay-glyph.tsx';

const { color, space, text } = tokens;

const List = styled.dl`
  display: grid;
  gap: ${space[5]} ${space[8]};

  & dt {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-weight: 600;
  }

  & dt > svg {
    color: ${color.ink3};
  }

  & dd {
    margin: 0;
    padding-left: ${space[8]};
    font-size: ${text[15]};
    color: ${color.ink2};
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

export interface GoodToKnowProps {
  rules: HotelDetail['houseRules'];
  /** names of what is paid at the hotel besides, with its amount for the chosen stay */
  atHotel: readonly string[];
}

/** Times, deposit, children, pets, parking, and what is paid there. */
export function GoodToKnow({ rules, atHotel }: GoodToKnowProps) {
  const { t } = useTexts('hotels');
  const { clock, list } = useFormats();
  const { money } = usePrices();
  const { checkInFrom, checkOutUntil, deposit, childrenStayUntil, cot, pets, parking } = rules;
  const facts: readonly [key: string, icon: ReactNode, words: string][] = [
    [
      'times',
      <Icon key="i" name="clock" />,
      t('hotel.know.timesText', { from: clock(checkInFrom), until: clock(checkOutUntil) }),
    ],
    [
      'children',
      <Icon key="i" name="people" />,
      `${t('hotel.know.childrenText', { age: childrenStayUntil })} ${t(cot ? 'hotel.know.cot' : 'hotel.know.noCot')}`,
    ],
    [
      'deposit',
      <StayGlyph key="i" name="deposit" />,
      deposit
        ? t('hotel.know.depositText', { amount: money(deposit.amount, deposit.currency) })
        : t('hotel.know.noDeposit'),
    ],
    ['parking', <StayGlyph key="i" name="parking" />, t(`hotel.know.parkingText.${parking}`)],
    ['pets', <StayGlyph key="i" name="pets" />, t(pets ? 'hotel.know.petsText' : 'hotel.know.noPets')],
    [
      'fees',
      <StayGlyph key="i" name="bell" />,
      atHotel.length > 0 ? t('hotel.know.feesText', { fees: list(atHotel) }) : t('hotel.know.noFees'),
    ],
  ];
  return (
    <List>
      {facts.map(([key, icon, words]) => (
        <div key={key}>
          <dt>
            {icon}
            {t(`hotel.know.${key}`)}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </List>
  );
}
