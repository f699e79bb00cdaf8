import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useCurrencyCode, usePrices } from '@alisio/platform/sdk/visitor';
import { type DestinationPrice, flightResultsHref } from '@alisio/shared-contracts/flights';

/** Where a trip begins and ends: IATA codes with their names. */
export interface TripEnds {
  from: { code: string; city: string };
  to: { code: string; city: string };
}

/** How a trip of which a price is known is told, in the reader's language and currency. */
export function useTripWords() {
  const { t } = useTexts('content');
  const { dayAndMonthSpan } = useFormats();
  const { fromMoney } = usePrices();
  const currencyCode = useCurrencyCode();
  return {
    amount: ({ price }: DestinationPrice): string => fromMoney(price.amount, price.currency),
    days: ({ departureDate, returnDate }: DestinationPrice): string =>
      t('reading.days', dayAndMonthSpan(departureDate, returnDate)),
    /** the search whose cheapest flight has this price */
    searchHref: ({ departureDate, returnDate }: DestinationPrice, { from, to }: TripEnds): string =>
      flightResultsHref({
        tripType: '2',
        ...{ from: from.code, to: to.code, departureDate, returnDate },
        ...{ adult: 1, child: 0, infant: 0 },
        cabin: 'economy',
        currencyCode,
        ...{ refundableFare: false, noRestrictionFare: false, noPenaltyFare: false },
        ...{ fromCity: from.city, toCity: to.city },
      }),
  };
}
