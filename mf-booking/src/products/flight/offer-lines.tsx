import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { priceLines } from './price-lines.ts';

const TYPE_KEYS = {
  ADULT: 'flight.passengers.adults',
  CHILD: 'flight.passengers.children',
  INFANT: 'flight.passengers.infants',
} as const;

const Included = styled.div`
  color: ${tokens.color.ink2};
`;

interface OfferLinesProps {
  offer: FlightOffer;
  /** a receipt: in the currency that was charged, whatever the visitor's */
  charged?: boolean;
}

/** What each type of traveler pays: it adds up to the offer's total, all included. */
export function OfferLines({ offer, charged = false }: OfferLinesProps) {
  const { t } = useTexts('booking');
  const { moneyParts } = useFormats();
  const { prices, total } = usePriceSums({ charged });
  const { currency } = offer.price.intTotal;
  const lineTotal = (amounts: readonly number[]) => {
    const line = total({ amounts, currency });
    return moneyParts(line.minor, line.currency).number;
  };
  return (
    <>
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
        <dt>{t('flight.taxes')}</dt>
        <dd>{t('flight.included')}</dd>
      </Included>
    </>
  );
}
