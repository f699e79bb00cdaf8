import type { HotelSort } from './answers.ts';
import { type FacetedHotel, nightlyOf, stayTotalOf } from './facets.ts';

const scoreOf = ({ hotelInfo: { guestScore } }: FacetedHotel) => guestScore?.score ?? 0;

/** A hotel that nobody has judged yet is taken for one of the middle. */
const UNKNOWN_SCORE = 72;
/** What a kilometre costs a hotel, in tenths of a mark; far ones are all alike. */
const OF_KM = 2.2;
const FAR_KM = 12;
/** What a star is worth. */
const OF_STAR = 2.5;
/** What twice the usual price costs it. */
const OF_PRICE = 5;

/** What the hotels of a list cost: whole minor units. */
export interface HotelPrices<Hotel> {
  /** one room and night */
  nightlyOf: (hotel: Hotel) => number;
  /** the stay */
  stayTotalOf: (hotel: Hotel) => number;
}
const AS_LISTED: HotelPrices<FacetedHotel> = { nightlyOf, stayTotalOf };

/** Marks of guests, less what it lies apart and costs beside the others: what a person would weigh. */
function recommendation<Hotel extends FacetedHotel>(usual: number, prices: HotelPrices<Hotel>) {
  return (hotel: Hotel): number => {
    const score = hotel.hotelInfo.guestScore?.score ?? UNKNOWN_SCORE;
    return (
      score -
      Math.min(hotel.distance, FAR_KM) * OF_KM -
      Math.log2(prices.nightlyOf(hotel) / usual) * OF_PRICE +
      hotel.hotelInfo.rating * OF_STAR
    );
  };
}

const median = (values: Float64Array): number => values.sort()[Math.floor(values.length / 2)] ?? 1;

/** What hotels are ordered by, least first. */
function measureOf<Hotel extends FacetedHotel>(
  hotels: readonly Hotel[],
  sort: HotelSort,
  prices: HotelPrices<Hotel>,
): (hotel: Hotel) => number {
  if (sort === 'price') return prices.stayTotalOf;
  if (sort === 'rating') return (hotel) => -scoreOf(hotel);
  if (sort === 'distance') return ({ distance }) => distance;
  const worth = recommendation(Math.max(1, median(Float64Array.from(hotels, prices.nightlyOf))), prices);
  return (hotel) => -worth(hotel);
}

/** Hotels in an order; equal ones by price, then by name. @param prices of a list whose hotels do not tell them as answers do */
export function sortHotels<Hotel extends FacetedHotel>(
  hotels: readonly Hotel[],
  sort: HotelSort,
  prices: HotelPrices<Hotel> = AS_LISTED,
): Hotel[] {
  const by = hotels.map(measureOf(hotels, sort, prices));
  const totals = hotels.map(prices.stayTotalOf);
  const codes = hotels.map(({ hotelInfo }) => hotelInfo.hotelCode);
  const less = <Value extends number | string>(values: readonly Value[], one: number, other: number) => {
    const [a, b] = [values[one], values[other]];
    return a === undefined || b === undefined || a === b ? 0 : a < b ? -1 : 1;
  };
  return Array.from(hotels, (_, place) => place)
    .sort((one, other) => less(by, one, other) || less(totals, one, other) || less(codes, one, other))
    .flatMap((place) => hotels[place] ?? []);
}
