import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { Cancellation } from '../../price/terms.ts';
import type { Wording } from '../product.ts';

/** What the fare pays back to who does not fly. */
export function refundTerms(
  { fareRules: { refundable, refundFee } }: FlightOffer,
  { t, money }: Pick<Wording, 't' | 'money'>,
): Cancellation {
  if (!refundable) return { kind: 'none', text: t('flight.fare.noRefund') };
  return refundFee
    ? {
        kind: 'fee',
        text: t('flight.fare.refundFrom', { price: money(refundFee.amount, refundFee.currency) }),
      }
    : { kind: 'free', text: t('flight.fare.refundFree') };
}
