import { queryClientOf } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { DEFAULT_STAY_POINT, type HotelQuery, readHotelQuery } from '@alisio/shared-contracts/hotels';
import { allHotelsQuery, hotelPageQuery, hotelPayloadOf } from '../../api/hotel-search.ts';
import { stayPlaceQuery } from '../../api/stay-places.ts';
import { offsetOf } from './pages-of-list.ts';
import { everyHotel, narrowingOf, sortOf } from './results-address.ts';

type LoaderContext = Parameters<NonNullable<PageModule['loader']>>[0];

/** Where a search is: its own point, its place's, or §3's fixed one where it names none that anybody knows. */
async function pointOf({ place, point }: HotelQuery, { scope, language }: LoaderContext) {
  if (point) return point;
  if (!place) return DEFAULT_STAY_POINT;
  const asked = stayPlaceQuery(place, language);
  const client = queryClientOf(scope);
  await client.prefetchQuery(asked);
  const known = client.getQueryData(asked.queryKey);
  return known === null ? DEFAULT_STAY_POINT : known?.location;
}

/** Asks for the place and the hotels of the address: what the page will ask. */
export const loadHotels: PageModule['loader'] = async (context) => {
  const { request, scope, language, today, attribution } = context;
  const words = new URL(request.url).searchParams;
  const query = readHotelQuery(words, today);
  const at = await pointOf(query, context);
  if (!at) return;
  const client = queryClientOf(scope);
  const every = allHotelsQuery(hotelPayloadOf(query, at, attribution), everyHotel(query.km), language);
  // Who has all of them orders and narrows them without asking.
  if (client.getQueryData(every.queryKey) !== undefined) return;
  const payload = hotelPayloadOf(query, at, attribution, offsetOf(words.get('page')));
  const narrowing = narrowingOf(sortOf(words.get('sort')), (name) => words.getAll(name), query.km);
  await client.prefetchQuery(hotelPageQuery(payload, narrowing, language));
};
