import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { type FlightOffer, offerCode, phonePrice } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { CallRow, OpenState } from '@alisio/shared-ui/shell';
import { memo } from 'react';

/** The same trip by phone (§1): the lowest total less the usual discount, and the code to dictate. */
export const CallOffer = memo(function CallOffer({ cheapest }: { cheapest: FlightOffer }) {
  const { t } = useTexts('flights');
  const { money } = usePrices();
  const line = usePhoneLine();
  if (!line) return null;
  const { amount, currency } = cheapest.price.intTotal;
  const { usualPercent } = PHONE_DISCOUNT;
  const byPhone = phonePrice(amount, usualPercent);
  return (
    <CallRow
      title={t('callOffer.title', { amount: money(byPhone, currency) })}
      action={
        <Button variant="call" href={line.href} aria-label={t('callOffer.call', { number: line.shown })}>
          {line.shown}
        </Button>
      }
    >
      <p>
        {t('callOffer.text', {
          saved: money(amount - byPhone, currency),
          code: offerCode(cheapest),
        })}
      </p>
      <OpenState open={line.openNow}>
        {line.openNow === false
          ? t('callOffer.closed', { opens: line.opens })
          : t('callOffer.open', { closes: line.closes })}
      </OpenState>
    </CallRow>
  );
});
