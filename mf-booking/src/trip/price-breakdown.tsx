import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useOfferPrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Price } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ChargedLine } from './charged-line.tsx';
import { priceLines } from './price-lines.ts';

const Lines = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  font-size: ${tokens.text[15]};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }

  & dd {
    white-space: nowrap;
  }
`;

const Included = styled.div`
  color: ${tokens.color.ink2};
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin-top: ${tokens.space[4]};
  padding-top: ${tokens.space[3]};
  border-top: 2px solid ${tokens.color.ink};
  font-weight: 650;
`;

const TYPE_KEYS = { ADULT: 'price.adults', CHILD: 'price.children', INFANT: 'price.infants' } as const;

interface PriceBreakdownProps {
  offer: FlightOffer;
  /** a receipt: in the currency that was charged, whatever the visitor's */
  charged?: boolean;
}

/** One total and how it adds up by who travels: the same number as on the results, and what will be charged. */
export function PriceBreakdown({ offer, charged = false }: PriceBreakdownProps) {
  const { t } = useTexts('booking');
  const { moneyParts } = useFormats();
  const { prices, sum, totalParts } = useOfferPrices({ charged });
  const { amount, currency } = offer.price.intTotal;
  const lineTotal = (amounts: readonly number[]) => {
    const line = sum(amounts, currency);
    return moneyParts(line.minor, line.currency).number;
  };
  return (
    <>
      <Lines>
        {priceLines(offer).map(({ type, count, each, amounts }) => (
          <div key={type}>
            <dt>
              {t(TYPE_KEYS[type], { count })}
              {count > 1 ? `, ${prices.money(each, currency)}` : null}
            </dt>
            <dd>{lineTotal(amounts)}</dd>
          </div>
        ))}
        <Included>
          <dt>{t('price.taxes')}</dt>
          <dd>{t('price.included')}</dd>
        </Included>
      </Lines>
      <Total>
        <span>{t('price.total')}</span>
        <Price parts={totalParts(offer)} size="xl" />
      </Total>
      {prices.converts(currency) ? <ChargedLine amount={amount} currency={currency} /> : null}
    </>
  );
}
