import type { ConvertedRateInfo } from './hotel.ts';

/** What of a stay is charged with its booking: what is paid at the hotel is not. Integer minor units. */
export const chargedNow = ({
  amountAfterTax,
  payAtHotel,
}: Pick<ConvertedRateInfo, 'amountAfterTax' | 'payAtHotel'>): number => amountAfterTax - payAtHotel;
