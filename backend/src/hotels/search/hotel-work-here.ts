import {
  asksOfPlans,
  type HotelSearchAnswer,
  narrowHotels,
  narrowWhole,
  stayTotalOf,
} from '@alisio/shared-contracts/hotels';
import type { Plan } from '../demo/index.ts';
import type { Town, Towns } from '../towns/index.ts';
import { type FoundHotel, findHotels } from './find-hotels.ts';
import { HotelHeads } from './hotel-heads.ts';
import type { InfoOf } from './hotel-info.ts';
import type { HotelQuestion, HotelWork } from './hotel-work.ts';
import { HotelsAround } from './hotels-around.ts';
import { leadRateOf } from './lead-rate.ts';
import { StayRates } from './stay-rates.ts';
import { writePage } from './write-page.ts';

export interface HotelWorkDeps {
  towns: Towns;
  infoOf: InfoOf;
  zoneOf: (town: Town) => string;
}

/** The least of all that is found, and how much of it fits what is asked. */
function metaOf(looked: number, found: readonly FoundHotel[], total: number): HotelSearchAnswer['meta'] {
  let amount = Number.POSITIVE_INFINITY;
  for (const hotel of found) amount = Math.min(amount, stayTotalOf(hotel));
  return {
    total,
    soldOut: looked - found.length,
    ...(found.length > 0 ? { from: { amount, currency: 'USD' } } : {}),
  };
}

/** The work on the thread that asks for it. */
export function hotelWorkHere({ towns, infoOf, zoneOf }: HotelWorkDeps): HotelWork {
  const around = new HotelsAround(towns);
  const heads = new HotelHeads(infoOf);

  const search = (question: HotelQuestion): Uint8Array => {
    const { currency, sort, facets, language, offset, pageSize } = question;
    const columns = around.find(question);
    const rates = new StayRates(columns, question.rooms);
    const found = findHotels(columns, question, rates, zoneOf);
    const hotelAt = (at: number) => {
      const hotel = columns.hotels[at];
      if (!hotel) throw new RangeError('a hotel that is found is there');
      return hotel;
    };
    const rateOf = (hotel: FoundHotel) => {
      const { at, offered, stay, left } = hotel;
      const priceBy = (plan: Plan) => rates.price(hotel, plan, stay);
      return leadRateOf(hotelAt(at), offered, stay, question.rooms.length, left, priceBy);
    };
    const asked = (facet: string) => {
      const word = facets[facet];
      return word === undefined ? [] : [word];
    };
    const write = <Hotel extends FoundHotel>(kept: readonly Hotel[], rate: (hotel: Hotel) => object) =>
      writePage(
        kept.slice(offset - 1, offset - 1 + pageSize).map((hotel) => ({
          head: heads.of(hotelAt(hotel.at), language),
          rate: rate(hotel),
          distance: hotel.distance,
        })),
        metaOf(columns.hotels.length, found, kept.length),
      );
    // Of most hotels nobody has to know more than the best price; what is asked of plans is asked of all of them.
    if (!asksOfPlans(asked)) return write(narrowWhole(found, currency, sort, asked), rateOf);
    const sold = found.map((hotel) => ({ ...hotel, hotelRateInfo: rateOf(hotel) }));
    return write(narrowHotels(sold, currency, sort, asked), ({ hotelRateInfo }) => hotelRateInfo);
  };
  return { search: async (question) => search(question) };
}
