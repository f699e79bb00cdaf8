import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import { dealCode, type FlightOffer, PHONE_DISCOUNT, phonePrice } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { CallRow, OpenState } from '@alisio/shared-ui/shell';

/** Where and when an offer flies, as its code for the telephone needs it. */
function codeOf({ itineraries: [out, back] }: FlightOffer, discountPercent: number): string {
  const first = out?.segments[0]?.departure;
  return dealCode({
    from: first?.iataCode ?? '',
    to: out?.segments.at(-1)?.arrival.iataCode ?? '',
    departureDate: first?.at.slice(0, 10) ?? '',
    returnDate: back?.segments[0]?.departure.at.slice(0, 10) ?? '',
    discountPercent,
  });
}

/** The same trip by phone (§1): the lowest total less the usual discount, and the code to dictate. */
export function CallOffer({ cheapest }: { cheapest: FlightOffer }) {
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
          code: codeOf(cheapest, usualPercent),
        })}
      </p>
      {line.openNow === undefined ? null : (
        <OpenState open={line.openNow}>
          {line.openNow
            ? t('callOffer.open', { closes: line.closes })
            : t('callOffer.closed', { opens: line.opens })}
        </OpenState>
      )}
    </CallRow>
  );
}
