import type { PriceSum } from '@alisio/platform/sdk/visitor';
import type { StaySlot } from './stay-slots.ts';

export interface TaxLine {
  code: string;
  payAtHotel: boolean;
  price: PriceSum;
}

/** What the chosen rooms come to, each amount by room, so that it adds up in any currency. Minor units. */
export interface StaySum {
  rooms: PriceSum;
  taxes: TaxLine[];
  total: PriceSum;
  /** of the total, charged with the booking */
  charged: PriceSum;
  /** of the total, paid at the hotel */
  atHotel: PriceSum;
}

const minus = (amount: number): number => -amount;

/** @returns nothing while nothing is chosen */
export function staySum(slots: readonly StaySlot[]): StaySum | undefined {
  const rates = slots.flatMap(({ chosen }) => chosen?.plan.convertedRateInfo ?? []);
  const [first] = rates;
  if (!first) return undefined;
  const currency = first.currencyCode;
  const price = (amounts: number[]): PriceSum => ({ currency, amounts });
  const taxes = rates.flatMap((rate) => rate.taxes);
  const lines = [...Map.groupBy(taxes, ({ code, payAtHotel }) => `${code} ${payAtHotel}`).values()].flatMap(
    (same): TaxLine[] => {
      const [one] = same;
      return one
        ? [{ code: one.code, payAtHotel: one.payAtHotel, price: price(same.map(({ amount }) => amount)) }]
        : [];
    },
  );
  const rooms = rates.map(({ amountBeforeTax }) => amountBeforeTax);
  const atHotel = taxes.filter(({ payAtHotel }) => payAtHotel).map(({ amount }) => amount);
  const all = [...rooms, ...taxes.map(({ amount }) => amount)];
  return {
    rooms: price(rooms),
    taxes: lines,
    total: price(all),
    charged: price([...all, ...atHotel.map(minus)]),
    atHotel: price(atHotel),
  };
}
