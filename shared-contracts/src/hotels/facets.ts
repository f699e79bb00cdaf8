import type { FacetQuestion } from '../facets/index.ts';
import { minorUnits } from '../money/index.ts';
import type { ConvertedRateInfo, HotelInfo, ListedHotel } from './hotel.ts';

/** Guest scores that somebody chooses by, in tenths. */
const SCORES = [90, 80, 70, 60] as const;
/** Kilometres are chosen by half. */
const KM_STEP = 1;

/** What a hotel of a list is narrowed and ordered by: a server that looks at a thousand has no more of most. */
export interface FacetedHotel {
  hotelInfo: Pick<HotelInfo, 'hotelCode' | 'rating' | 'kind' | 'guestScore' | 'amenities'> & {
    locationInfo: Pick<HotelInfo['locationInfo'], 'neighbourhood'>;
  };
  hotelRateInfo: Pick<ListedHotel['hotelRateInfo'], 'boards' | 'cancellations'> & {
    rateInfo: {
      convertedRateInfo: readonly Pick<ConvertedRateInfo, 'amountAfterTax' | 'averageNightlyRate'>[];
    };
  };
  distance: number;
}

/** The price of one room and night, taxes included. */
export const nightlyOf = ({ hotelRateInfo }: FacetedHotel): number =>
  hotelRateInfo.rateInfo.convertedRateInfo[0]?.averageNightlyRate ?? 0;

/** The price of the stay, all rooms, taxes included. */
export const stayTotalOf = ({ hotelRateInfo }: FacetedHotel): number =>
  hotelRateInfo.rateInfo.convertedRateInfo[0]?.amountAfterTax ?? 0;

const scoresOf = ({ hotelInfo: { guestScore } }: FacetedHotel): string[] =>
  guestScore ? SCORES.filter((least) => guestScore.score >= least).map(String) : [];

/**
 * §3's facets (rating, amenities, accommodation type, price per night, cancellation policy) and what else hotels differ
 * by, with the names that addresses have for them. The same in a browser and on the server.
 */
export const hotelFacets = (currency: string): FacetQuestion<FacetedHotel> => ({
  facets: [
    { kind: 'range', name: 'night', of: nightlyOf, step: minorUnits(currency) },
    { kind: 'values', name: 'stars', of: ({ hotelInfo: { rating } }) => [String(rating)] },
    { kind: 'values', name: 'score', of: scoresOf },
    { kind: 'values', name: 'kind', of: ({ hotelInfo: { kind } }) => [kind] },
    { kind: 'values', name: 'cancel', of: ({ hotelRateInfo }) => hotelRateInfo.cancellations },
    { kind: 'values', name: 'board', of: ({ hotelRateInfo }) => hotelRateInfo.boards },
    { kind: 'values', name: 'with', of: ({ hotelInfo: { amenities } }) => amenities },
    {
      kind: 'values',
      name: 'area',
      of: ({ hotelInfo: { locationInfo } }) =>
        locationInfo.neighbourhood === '' ? [] : [locationInfo.neighbourhood],
    },
    { kind: 'range', name: 'far', of: ({ distance }) => distance, step: KM_STEP },
  ],
  priceOf: nightlyOf,
  keyOf: ({ hotelInfo: { hotelCode } }) => hotelCode,
});
