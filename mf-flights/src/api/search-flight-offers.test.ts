import { QueryClient } from '@alisio/platform/sdk/query';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import {
  flightSearchPayloadOf,
  readFlightSearchQuery,
  type SupplierState,
} from '@alisio/shared-contracts/flights';
import { part } from '../testing/search-in-parts.ts';
import { flightOffersQuery } from './search-flight-offers.ts';

const words = new URLSearchParams('from=BOG&to=MIA&departureDate=2026-12-12&tripType=1');
const query = flightOffersQuery(
  flightSearchPayloadOf(readFlightSearchQuery(words, '2026-11-21'), NO_ATTRIBUTION),
  'es',
);

/** Whether an answer of so many seconds ago is asked for again. */
async function isAskedAgain(seconds: number, suppliers?: SupplierState): Promise<boolean> {
  const client = new QueryClient();
  const answer = part([], suppliers);
  client.setQueryData(query.queryKey, answer, { updatedAt: Date.now() - seconds * 1000 });
  let isAsked = false;
  const queryFn = async () => {
    isAsked = true;
    return answer;
  };
  await client.fetchQuery({ ...query, queryFn });
  return isAsked;
}

test('an answer is enough for half an hour, for a minute without a supplier, and not at all while one is awaited', async () => {
  const missing = { asked: 3, awaited: [], missing: ['demo3'] };
  const awaited = { asked: 3, awaited: ['demo3'], missing: [] };
  expect(await Promise.all([isAskedAgain(1790), isAskedAgain(1810)])).toEqual([false, true]);
  expect(await Promise.all([isAskedAgain(50, missing), isAskedAgain(70, missing)])).toEqual([false, true]);
  expect(await isAskedAgain(0, awaited)).toBe(true);
});
