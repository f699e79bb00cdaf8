import { facetCountsOf } from '@alisio/shared-contracts/facets';
import { asksOfPlans, narrowHotels, narrowWhole } from '@alisio/shared-contracts/hotels';
import { type PackageCard, savingOf } from '@alisio/shared-contracts/packages';
import type { Town, Towns } from '../../towns/index.ts';
import type { Plan } from '../demo/index.ts';
import { FOUND_PRICES, type FoundHotel, findHotels } from './find-hotels.ts';
import { FreeRooms } from './free-rooms.ts';
import { HotelHeads } from './hotel-heads.ts';
import type { InfoOf } from './hotel-info.ts';
import type { Beside, HotelQuestion, HotelWork } from './hotel-work.ts';
import { HotelsAround } from './hotels-around.ts';
import { leadRateOf } from './lead-rate.ts';
import { narrowedPackages } from './sold-ways.ts';
import { StayRates } from './stay-rates.ts';
import { type PageMeta, writePage } from './write-page.ts';

export interface HotelWorkDeps {
  towns: Towns;
  infoOf: InfoOf;
  zoneOf: (town: Town) => string;
}

/** The least of all that is found, and how much of it fits what is asked. */
function metaOf(
  looked: number,
  found: readonly FoundHotel[],
  total: number,
  { beside, startDate, endDate }: HotelQuestion,
): PageMeta {
  let least = Number.POSITIVE_INFINITY;
  for (const { total: one } of found) least = Math.min(least, one);
  const amount = least + (beside?.together ?? 0);
  return {
    ...(beside ? { stay: { startDate, endDate } } : {}),
    total,
    soldOut: looked - found.length,
    ...(found.length > 0 ? { from: { amount, currency: 'USD' } } : {}),
  };
}

/** What is told of a hotel as one part of a package, beside itself. US cents. */
function offeredWith({ together, alone }: Beside, hotel: { together: number; alone: number }): string {
  const [total, totalApart] = [together + hotel.together, alone + hotel.alone];
  const offered: Omit<PackageCard, 'hotel'> = {
    hotelApart: hotel.alone,
    total,
    totalApart,
    saving: savingOf({ together: total, apart: totalApart }),
  };
  return JSON.stringify(offered).slice(1, -1);
}

/** The work on the thread that asks for it. */
export function hotelWorkHere({ towns, infoOf, zoneOf }: HotelWorkDeps): HotelWork {
  const around = new HotelsAround(towns);
  const heads = new HotelHeads(infoOf);

  const search = (question: HotelQuestion): Uint8Array => {
    const { currency, sort, facets, language, offset, pageSize } = question;
    const columns = around.find(question);
    const { beside } = question;
    const rates = new StayRates(columns, question.rooms, beside !== undefined);
    const alone = beside && new StayRates(columns, question.rooms, false);
    const free = new FreeRooms(columns, question.rooms, question.sales);
    const found = findHotels(columns, question, free, rates, zoneOf);
    const hotelAt = (at: number) => {
      const hotel = columns.hotels[at];
      if (!hotel) throw new RangeError('a hotel that is found is there');
      return hotel;
    };
    const rateOf = (hotel: FoundHotel) => {
      const { at, types, offered, stay } = hotel;
      const left = free.left(at, types, stay);
      const priceBy = (plan: Plan) => rates.price(hotel, plan, stay);
      return leadRateOf(hotelAt(at), offered, stay, types.length, left, priceBy);
    };
    const asked = (facet: string) => {
      const word = facets[facet];
      return word === undefined ? [] : [word];
    };
    const offered = ({ at, types, sought, offered, stay, total }: FoundHotel) =>
      beside && alone
        ? offeredWith(beside, {
            together: total,
            alone: alone.total(at, types, sought, offered.lead.plan, stay),
          })
        : undefined;
    const write = <Hotel extends Pick<FoundHotel, 'at' | 'distance'>>(
      kept: readonly Hotel[],
      rate: (hotel: Hotel) => object,
      offer: (hotel: Hotel) => string | undefined,
      more: Pick<PageMeta, 'kept' | 'facets'> = {},
    ) =>
      writePage(
        kept.slice(offset - 1, offset - 1 + pageSize).map((hotel) => ({
          head: heads.of(hotelAt(hotel.at), language),
          rate: JSON.stringify(rate(hotel)),
          distance: hotel.distance,
          offered: offer(hotel),
        })),
        { ...metaOf(columns.hotels.length, found, beside ? found.length : kept.length, question), ...more },
      );
    if (beside) {
      const { kept, counts } = narrowedPackages(found, rates, { ...beside, sort }, asked);
      return write(kept, rateOf, offered, { kept: counts.count, facets: facetCountsOf(counts) });
    }
    // Of most hotels nobody has to know more than the best price; what is asked of plans is asked of all of them.
    if (!asksOfPlans(asked))
      return write(narrowWhole(found, currency, sort, asked, FOUND_PRICES), rateOf, offered);
    const sold = found.map((hotel) => {
      const { at, hotelInfo, distance } = hotel;
      return { at, hotelInfo, distance, hotelRateInfo: rateOf(hotel) };
    });
    return write(
      narrowHotels(sold, currency, sort, asked),
      ({ hotelRateInfo }) => hotelRateInfo,
      () => undefined,
    );
  };
  return { search: async (question) => search(question) };
}
