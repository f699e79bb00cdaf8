import { type ConvertedRateInfo, chargedNow, type HotelInCart } from '@alisio/shared-contracts/hotels';

type Tax = ConvertedRateInfo['taxes'][number];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Taxes of all rooms by name and place of payment, each once; integer minor units. */
function taxesOf({ rooms }: HotelInCart): Tax[] {
  const taxes = new Map<string, Tax>();
  for (const { plan } of rooms)
    for (const tax of plan.convertedRateInfo.taxes) {
      const key = `${tax.code} ${tax.payAtHotel}`;
      taxes.set(key, { ...tax, amount: tax.amount + (taxes.get(key)?.amount ?? 0) });
    }
  return [...taxes.values()].filter(({ amount }) => amount > 0);
}

/** What a stay costs, and where. Integer minor units of one currency. */
export interface StayPrice {
  currency: string;
  /** taxes and fees that are charged with the booking */
  taxes: Tax[];
  /** taxes and fees that the hotel asks for */
  atHotel: Tax[];
  /** what each room is charged: nights, and `taxes` */
  rooms: number[];
  payAtHotel: number;
}

export function stayPrice(stay: HotelInCart): StayPrice {
  const rates = stay.rooms.map(({ plan }) => plan.convertedRateInfo);
  const taxes = taxesOf(stay);
  return {
    currency: rates[0]?.currencyCode ?? '',
    taxes: taxes.filter(({ payAtHotel }) => !payAtHotel),
    atHotel: taxes.filter(({ payAtHotel }) => payAtHotel),
    rooms: rates.map(chargedNow),
    payAtHotel: sum(rates.map(({ payAtHotel }) => payAtHotel)),
  };
}

/** By how much a stay in a package costs less than alone, minor units, what is paid at the hotel included in both. */
export const staySaving = (stay: HotelInCart, total: { amount: number }): number =>
  stay.apart === undefined ? 0 : Math.max(0, stay.apart - total.amount - stayPrice(stay).payAtHotel);
