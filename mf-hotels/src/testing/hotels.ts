import type { ApiCall, ApiHandler } from '@alisio/platform/testing';
import {
  type HotelInfo,
  hotelSearchPayload,
  hotelSort,
  type ListedHotel,
  narrowHotels,
  type OtherRate,
  type StayPlace,
  stayTotalOf,
} from '@alisio/shared-contracts/hotels';

export const cartagena: StayPlace = {
  kind: 'city',
  id: '2713a',
  name: 'Cartagena',
  cityName: 'Cartagena',
  countryCode: 'CO',
  countryName: 'Colombia',
  location: { lat: 10.3997, lon: -75.5144 },
  hotels: 92,
};

export interface HotelFacts extends Partial<Omit<HotelInfo, 'locationInfo' | 'guestScore'>> {
  /** of the whole stay, dollars */
  total?: number;
  /** of one room and night, dollars */
  night?: number;
  payAtHotel?: number;
  /** in tenths */
  score?: number;
  area?: string;
  km?: number;
  freeUntil?: string;
  board?: ListedHotel['hotelRateInfo']['lead']['board'];
  /** its dearer plans */
  others?: OtherRate[];
}

/** A hotel of a list in Cartagena: four nights for 400 dollars unless told. */
export function listedHotel(name: string, facts: HotelFacts = {}): ListedHotel {
  const { total = 400, night = total / 4, payAtHotel = 0, score = 84, area = '', km = 1 } = facts;
  const { freeUntil, board = 'room-only', rating = 3, kind = 'hotel', amenities = ['wifi'] } = facts;
  const code = facts.hotelCode ?? name.toLowerCase().replaceAll(' ', '-');
  const cancellation = freeUntil ? 'free-cancellation' : 'non-refundable';
  return {
    hotelInfo: {
      ...{ hotelName: name, hotelCode: code, SabreHotelCode: code, rating, kind, amenities },
      guestScore: { score, count: 120 },
      locationInfo: {
        ...{ latitude: 10.4, longitude: -75.5, neighbourhood: area, zone: 'America/Bogota' },
        address: {
          addressLine1: 'Calle 1',
          cityName: 'Cartagena',
          postalCode: '130001',
          countryName: 'Colombia',
          countryCode: 'CO',
        },
      },
    },
    hotelImageInfo: { images: [{ draws: 'casona', light: 'day', seed: code }] },
    hotelRateInfo: {
      rateInfo: {
        convertedRateInfo: [
          {
            startDate: '2026-12-10',
            endDate: '2026-12-14',
            currencyCode: 'USD',
            amountBeforeTax: total * 100,
            taxes: [],
            amountAfterTax: total * 100,
            payAtHotel: payAtHotel * 100,
            averageNightlyRate: night * 100,
          },
        ],
      },
      lead: { board, cancellation, ...(freeUntil ? { freeUntil } : {}) },
      boards: [board],
      cancellations: [cancellation],
      ...(facts.others ? { others: facts.others } : {}),
    },
    distance: km,
  };
}

/** As many hotels as that, each dearer than the one before. */
export const manyHotels = (count: number): ListedHotel[] =>
  Array.from({ length: count }, (_, at) =>
    listedHotel(`Hotel ${at + 1}`, { total: 400 + at * 4, rating: 1 + (at % 5) }),
  );

/** The API's answer to a search over hotels: ordered, narrowed and paged as the server does it. */
export const searchOver =
  (hotels: readonly ListedHotel[], soldOut = 0) =>
  ({ query, body }: ApiCall) => {
    const { pagination, rateInfo } = hotelSearchPayload.parse(body);
    const sort = hotelSort.parse(query.get('sort') ?? 'recommended');
    const kept = narrowHotels(hotels, rateInfo.currencyCode, sort, (name) => query.getAll(name));
    const first = pagination.offset - 1;
    const from = Math.min(...hotels.map(stayTotalOf));
    return {
      body: {
        data: kept.slice(first, first + pagination.pageSize),
        meta: {
          ...{ total: kept.length, soldOut },
          ...(hotels.length > 0 ? { from: { amount: from, currency: 'USD' } } : {}),
        },
      },
    };
  };

const cartagenaInSpain: StayPlace = {
  ...cartagena,
  ...{ id: '1i0hm', countryCode: 'ES', countryName: 'España', location: { lat: 37.6, lon: -0.99 } },
};

export const posada: StayPlace = {
  ...cartagena,
  ...{ kind: 'hotel', id: '2713a-5', name: 'Posada Almerún', hotels: undefined },
};

/** Two places of one name, one that is mistyped, a hotel, none for the rest: what is found for a term. */
export function placesFor(term: string) {
  const word = term.toLowerCase();
  if (word === 'cartajena') return { data: [cartagena], isMended: true };
  if (word.startsWith('cartagena')) return { data: [cartagena, cartagenaInSpain], isMended: false };
  if (word === 'medellin')
    return { data: [{ ...cartagena, id: '26rma', name: 'Medellín', cityName: 'Medellín' }], isMended: false };
  if (word.startsWith('posada')) return { data: [posada], isMended: false };
  return { data: [], isMended: false };
}

/** A world of one place with these hotels. */
export const worldOf = (hotels: readonly ListedHotel[], soldOut = 0): ApiHandler[] => [
  {
    method: 'GET',
    path: '/stay-places/{kind}/{id}',
    respond: ({ params }) => ({ body: params.kind === 'hotel' ? posada : cartagena }),
  },
  {
    method: 'GET',
    path: '/search/stay-places',
    respond: ({ query }) => ({ body: placesFor(query.get('term') ?? '') }),
  },
  { method: 'POST', path: '/hotel-offers/search', respond: searchOver(hotels, soldOut) },
];
