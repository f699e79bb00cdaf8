import { useTexts } from '@alisio/platform/sdk/i18n';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import { PriceRow } from '../../price/price-breakdown.tsx';
import { bookedOfferOf, boughtBags } from './booked-details.ts';

/** A receipt's rows of a flight: fares, the taxes and fees on them, bags. They add up to what it cost. */
export function FlightReceiptLines({ item }: { item: BookedItem }) {
  const { t } = useTexts('booking');
  const { travelerPricings } = bookedOfferOf(item);
  const { currency } = item.total;
  const sumOf = (part: 'intBase' | 'intTotal') =>
    travelerPricings.reduce((sum, { price }) => sum + price[part].amount, 0);
  const fares = sumOf('intBase');
  return (
    <>
      <PriceRow title={t('flight.fares')} price={{ currency, amounts: [fares] }} charged />
      <PriceRow
        title={t('flight.taxes')}
        price={{ currency, amounts: [sumOf('intTotal') - fares] }}
        charged
      />
      {boughtBags(item).map(({ journeyType, quantity, amount, currency: ofBags }) => (
        <PriceRow
          key={journeyType}
          title={t(`flight.bags.extra-${journeyType}`, { count: quantity })}
          price={{ currency: ofBags, amounts: [amount] }}
          charged
        />
      ))}
    </>
  );
}
