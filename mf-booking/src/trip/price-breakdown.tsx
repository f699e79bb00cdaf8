import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Price } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
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

/** One total and how it adds up by who travels: the same number as on the results. */
export function PriceBreakdown({ offer }: { offer: FlightOffer }) {
  const { t } = useTexts('booking');
  const { money, moneyParts } = useFormats();
  const { amount, currency } = offer.price.intTotal;
  return (
    <>
      <Lines>
        {priceLines(offer).map(({ type, count, each, total }) => (
          <div key={type}>
            <dt>
              {t(TYPE_KEYS[type], { count })}
              {count > 1 ? `, ${money(each, currency)}` : null}
            </dt>
            <dd>{moneyParts(total, currency).number}</dd>
          </div>
        ))}
        <Included>
          <dt>{t('price.taxes')}</dt>
          <dd>{t('price.included')}</dd>
        </Included>
      </Lines>
      <Total>
        <span>{t('price.total')}</span>
        <Price parts={moneyParts(amount, currency)} size="xl" />
      </Total>
    </>
  );
}
