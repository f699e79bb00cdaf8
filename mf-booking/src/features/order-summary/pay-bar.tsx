import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useOfferPrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

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

interface PayBarProps {
  offer: FlightOffer;
  busy: boolean;
  onPay: () => void;
}

/** The total and the way on, always at hand on a small window. */
export function PayBar({ offer, busy, onPay }: PayBarProps) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const { prices, totalParts } = useOfferPrices();
  const { amount, currency } = offer.price.intTotal;
  return (
    <Bar>
      <div>
        <Muted size={13}>
          {prices.converts(currency)
            ? t('price.chargedShort', { amount: money(amount, currency) })
            : t('summary.totalFor', { count: offer.travelerPricings.length })}
        </Muted>
        <Price parts={totalParts(offer)} size="m" />
      </div>
      <Button busy={busy} onClick={onPay}>
        {busy ? t('pay.paying') : t('pay.short')}
      </Button>
    </Bar>
  );
}
