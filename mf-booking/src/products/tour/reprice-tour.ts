import { callApi, isProblem } from '@alisio/platform/sdk/api';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { chooseTour, getTourDepartures } from '@alisio/shared-contracts/endpoints';
import { tourCartItem } from '@alisio/shared-contracts/tours';
import { partyOf, tourOf } from './details.ts';

const GONE = ['seats-gone', 'offer-not-found', 'not-found'] as const;

/** The departure at its price of now, which holds anew; nothing when it is full or sold no longer. @throws ApiProblem */
export async function repriceTour(item: CartItem): Promise<CartItem | undefined> {
  const { tour, startDate, rooms, pay } = tourOf(item);
  const params = { country: tour.country, tour: tour.slug };
  try {
    const { data } = await callApi(getTourDepartures, { params });
    const departure = data.find((one) => one.startDate === startDate);
    if (!departure) return undefined;
    const body = { key: departure.key, ...partyOf({ rooms }), rooms: rooms.map(({ kind }) => kind), pay };
    return tourCartItem(await callApi(chooseTour, { params, body }), item.backHref);
  } catch (error) {
    if (GONE.some((name) => isProblem(error, name))) return undefined;
    throw error;
  }
}
