import type { FacetedHotel } from './facets.ts';
import type { ListedHotel, OtherRate } from './hotel.ts';

type RateInfo = ListedHotel['hotelRateInfo'];
/** A hotel with all that it is sold for. */
export type SoldHotel = FacetedHotel & { hotelRateInfo: RateInfo };

/** The prices of a hotel as they are by another of its plans. */
function rateBy({ rateInfo, lead: { left } }: RateInfo, other: OtherRate): RateInfo {
  const { board, cancellation, freeUntil, amountBeforeTax, averageNightlyRate } = other;
  const convertedRateInfo = rateInfo.convertedRateInfo.map((best) => {
    const taxes = best.taxes.map((tax, at) => ({ ...tax, amount: other.taxes[at] ?? 0 }));
    return {
      ...best,
      amountBeforeTax,
      taxes,
      amountAfterTax: taxes.reduce((sum, { amount }) => sum + amount, amountBeforeTax),
      payAtHotel: taxes.reduce((sum, { amount, payAtHotel }) => sum + (payAtHotel ? amount : 0), 0),
      averageNightlyRate,
    };
  });
  return {
    rateInfo: { convertedRateInfo },
    lead: {
      board,
      cancellation,
      ...(freeUntil === undefined ? {} : { freeUntil }),
      ...(left === undefined ? {} : { left }),
    },
    boards: [board],
    cancellations: [cancellation],
  };
}

/**
 * Hotels once for each way in which they are sold, what is asked by facets: each with its own price, board and policy. One
 * of which the other ways are not told stands as it is.
 */
export const soldWays = <Hotel extends SoldHotel>(hotels: readonly Hotel[]): Hotel[] =>
  hotels.flatMap((hotel) => {
    const { others, ...best } = hotel.hotelRateInfo;
    if (!others || others.length === 0) return hotel;
    const { board, cancellation } = best.lead;
    const ways = [
      { ...best, boards: [board], cancellations: [cancellation] },
      ...others.map((other) => rateBy(best, other)),
    ];
    return ways.map((hotelRateInfo) => ({ ...hotel, hotelRateInfo }));
  });

/** Of each hotel the first: of ways in an order, the cheapest. */
export function eachOnce<Hotel extends FacetedHotel>(ways: readonly Hotel[]): Hotel[] {
  const seen = new Set<string>();
  return ways.filter(({ hotelInfo: { hotelCode } }) => {
    if (seen.has(hotelCode)) return false;
    seen.add(hotelCode);
    return true;
  });
}
