import { useFormats } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import { minorUnits, type PriceParts } from '@alisio/shared-contracts/money';
import { flightCalendarQuery } from '../api/flight-calendar.ts';

/** Units from which a price is written shorter: what seven days beside each other on a phone have room for. */
const LONG = 100_000;

export interface DayPrice {
  date: string;
  /** whole units without currency, rounded up; from `LONG` on three digits of it, rounded up too */
  text: string;
  /** of the same currency for all days */
  units: number;
}

export interface DayPrices {
  /** the days that have a price; none while they are on their way, and none where they do not come */
  days: readonly DayPrice[];
  /** ISO code of what is charged; nothing until it is known */
  charged: string | undefined;
  settled: boolean;
  /** not all suppliers have told their prices: there may be lower ones */
  isLacking: boolean;
  /** Units as text with their currency, not shortened. */
  parts: (units: number) => PriceParts;
}

/** No price is found below what is promised: the digits that are left out are rounded up. */
function shortened(units: number): number {
  const step = 10 ** (Math.floor(Math.log10(units)) - 2);
  return Math.ceil(units / step) * step;
}

/** The lowest price of each day as the visitor reads it. @param enabled whether they are wanted yet */
export function useDayPrices(asked: FlightCalendarPayload, enabled = true): DayPrices {
  const { data, isPending } = useQuery({ ...flightCalendarQuery(asked), enabled });
  const { prices, total: shownTotal } = usePriceSums();
  const { number } = useFormats();
  const write = (units: number) =>
    number(
      units < LONG ? units : shortened(units),
      units < LONG ? {} : { notation: 'compact', minimumSignificantDigits: 3, maximumSignificantDigits: 3 },
    );
  const charged = data?.meta.currency;
  const days = (data?.data ?? []).flatMap(({ date, total, shares }): DayPrice[] => {
    if (total === null || charged === undefined) return [];
    // As a card of that day shows it: rounded for each traveler.
    const { minor, currency } = shownTotal({ currency: charged, amounts: shares ?? [total] });
    const units = Math.ceil(minor / minorUnits(currency));
    return [{ date, units, text: write(units) }];
  });
  const symbol = charged === undefined ? '' : prices.moneyParts(0, charged).symbol;
  return {
    days,
    charged,
    settled: !isPending,
    isLacking: data?.meta.suppliers !== undefined,
    parts: (units) => ({ symbol, number: number(units) }),
  };
}

/** Those that cost the least of some days. ISO dates. */
export function cheapestOf(days: readonly DayPrice[]): string[] {
  const least = Math.min(...days.map(({ units }) => units));
  return days.filter(({ units }) => units === least).map(({ date }) => date);
}
