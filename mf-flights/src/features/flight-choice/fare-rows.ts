import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { bagFacts, bagPrice, type FlightOffer, type Itinerary } from '@alisio/shared-contracts/flights';

/** In the order in which they stand. */
export const ROWS = ['personal', 'cabin', 'checked', 'seat', 'change', 'refund'] as const;

/** Part of the fare, not to be had, or to be had for money. */
export interface FareCell {
  name: (typeof ROWS)[number];
  state: 'yes' | 'no' | 'pay';
  words: string;
}

/**
 * What a fare brings, row by row. Sums are those of one traveler.
 * @param only the way that the bags are told of; all of them without
 * @param way whose further bag is priced
 */
export function useFareRows(only: Itinerary | undefined, way: Itinerary): (offer: FlightOffer) => FareCell[] {
  const { t } = useTexts('flights');
  const { money } = usePrices();
  const sum = ({ amount, currency }: { amount: number; currency: string }) => money(amount, currency);

  const bags = (offer: FlightOffer): FareCell[] =>
    bagFacts(offer, only ? [only] : offer.itineraries).map(({ kind, says, ...fact }): FareCell => {
      if (says !== 'none') return { name: kind, state: 'yes', words: t(`sheet.bag-${says}`, fact) };
      const price = kind === 'checked' ? bagPrice(offer, way) : undefined;
      if (!price) return { name: kind, state: 'no', words: t('sheet.no') };
      return { name: kind, state: 'pay', words: t('sheet.bagPrice', { amount: sum(price) }) };
    });

  const rule = (
    name: FareCell['name'],
    allowed: boolean,
    fee: FlightOffer['fareRules']['changeFee'],
  ): FareCell => {
    if (!allowed) return { name, state: 'no', words: t('sheet.no') };
    if (!fee) return { name, state: 'yes', words: t('sheet.free') };
    return { name, state: 'pay', words: t('sheet.fee', { amount: sum(fee) }) };
  };

  /** Nothing where the supplier does not say. */
  const seat = ({ seatChoice, seatFee }: FlightOffer['fareRules']): FareCell[] => {
    const name = 'seat';
    if (seatChoice === 'free') return [{ name, state: 'yes', words: t('sheet.free') }];
    if (seatChoice === 'paid' && seatFee)
      return [{ name, state: 'pay', words: t('sheet.seatFee', { amount: sum(seatFee) }) }];
    return seatChoice === 'at-check-in' ? [{ name, state: 'no', words: t('sheet.seatGiven') }] : [];
  };

  return (offer) => {
    const { changeable, changeFee, refundable, refundFee } = offer.fareRules;
    return [
      ...bags(offer),
      ...seat(offer.fareRules),
      rule('change', changeable, changeFee),
      rule('refund', refundable, refundFee),
    ];
  };
}
