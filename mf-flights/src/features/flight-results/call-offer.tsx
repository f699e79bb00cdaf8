import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT, phonePrice } from '@alisio/shared-contracts/contacts';
import { type FlightOffer, offerCode } from '@alisio/shared-contracts/flights';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { LineRow } from '@alisio/shared-ui/shell';
import { memo, useEffect } from 'react';
import { keepForPhone } from '../../api/keep-phone-offer.ts';

/** Who answers the phone finds the offer by its code. Without it they search for the trip, as anybody does. */
const useKeptForPhone = (offer: FlightOffer | undefined): void =>
  useEffect(() => {
    if (!offer) return undefined;
    return whenIdle(() => {
      keepForPhone(offer).catch((error: unknown) => console.error('The phone offer is not kept', error));
    });
  }, [offer]);

export interface CallOfferProps {
  cheapest: FlightOffer;
}

/** The same trip by phone (§1): the lowest total less the usual discount, and the code to dictate. */
export const CallOffer = memo(function CallOffer({ cheapest }: CallOfferProps) {
  const { t } = useTexts('flights');
  const { money } = usePrices();
  const { day } = useFormats();
  const line = usePhoneLine();
  useKeptForPhone(line ? cheapest : undefined);
  if (!line) return null;
  const { amount, currency } = cheapest.price.intTotal;
  const { usualPercent } = PHONE_DISCOUNT;
  const byPhone = phonePrice(amount, usualPercent);
  return (
    <LineRow
      title={t('callOffer.title', { amount: money(byPhone, currency) })}
      line={line}
      words={{
        call: t('callOffer.call', { number: line.shown }),
        open: t('callOffer.open', { closes: line.closes }),
        closed: t('callOffer.closed', { opens: line.opens }),
      }}
    >
      <p>
        {t('callOffer.text', {
          saved: money(amount - byPhone, currency),
          code: offerCode(cheapest),
          until: day(cheapest.lastTicketingDate),
        })}
      </p>
    </LineRow>
  );
});
