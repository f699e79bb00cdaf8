import { queryClientOf } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { readHotelQuery } from '@alisio/shared-contracts/hotels';
import { hotelsFromQuery } from '../../api/hotels-from.ts';
import { stayPlaceQuery } from '../../api/stay-places.ts';
import type { Landing } from './landings.ts';

/** So many hotels stand on a landing. */
export const FIRST_HOTELS = 6;

/** Asks for the place of a landing and for its first hotels: what the page will ask. */
export async function loadLanding(
  { place, location }: Landing,
  { scope, language, today, attribution }: Parameters<NonNullable<PageModule['loader']>>[0],
): Promise<void> {
  const client = queryClientOf(scope);
  const query = { ...readHotelQuery(new URLSearchParams(), today), place };
  await Promise.all([
    client.prefetchQuery(stayPlaceQuery(place, language)),
    client.prefetchQuery(hotelsFromQuery(query, location, FIRST_HOTELS, language, attribution)),
  ]);
}
