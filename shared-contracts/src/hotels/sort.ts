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

/** Marks of guests, less what it lies apart and costs beside the others: what a person would weigh. */
function recommendation(usual: number) {
  return (hotel: FacetedHotel): number => {
    const score = hotel.hotelInfo.guestScore?.score ?? UNKNOWN_SCORE;
    return (
      score -
      Math.min(hotel.distance, FAR_KM) * OF_KM -
      Math.log2(nightlyOf(hotel) / usual) * OF_PRICE +
      hotel.hotelInfo.rating * OF_STAR
    );
  };
}

const median = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[Math.floor(values.length / 2)] ?? 1;

/** Hotels in an order; equal ones by price, then by name. */
export function sortHotels<Hotel extends FacetedHotel>(hotels: readonly Hotel[], sort: HotelSort): Hotel[] {
  const worth = recommendation(Math.max(1, median(hotels.map(nightlyOf))));
  const first: Record<HotelSort, (hotel: FacetedHotel) => number> = {
    recommended: (hotel) => -worth(hotel),
    price: stayTotalOf,
    rating: (hotel) => -scoreOf(hotel),
    distance: ({ distance }) => distance,
  };
  const measured = hotels.map((hotel) => ({ hotel, by: first[sort](hotel), total: stayTotalOf(hotel) }));
  return measured
    .sort(
      (one, other) =>
        one.by - other.by ||
        one.total - other.total ||
        (one.hotel.hotelInfo.hotelCode < other.hotel.hotelInfo.hotelCode ? -1 : 1),
    )
    .map(({ hotel }) => hotel);
}
