import { queryClientOf } from '@alisio/platform/sdk/query';
import { type PageModule, redirectTo } from '@alisio/platform/sdk/remote';
import { packageResultsHref, readPackageQuery } from '@alisio/shared-contracts/packages';
import { packageListQuery } from '../../api/packages.ts';
import { findAirports } from '../../api/trip-places.ts';
import { loadSearchedTrip } from '../../packages/searched-trip.ts';
import { sortOf } from './package-sort.ts';

const CODE = /^[A-Z]{3}$/;

/** What was typed where no script chose: the best place for it; itself where nothing is found. */
async function codeOf(typed: string, language: Parameters<typeof findAirports>[1]): Promise<string> {
  if (CODE.test(typed) || typed === '') return typed;
  const { airports } = await findAirports(typed, language);
  return airports[0]?.airportCode ?? typed;
}

/** Asks for the places and the packages of the address; words in the place of codes lead to the codes. */
export const loadPackages: PageModule['loader'] = async (context) => {
  const { request, scope, language, today, attribution } = context;
  const words = new URL(request.url).searchParams;
  const query = readPackageQuery(words, today);
  if (![query.from, query.to].every((code) => code === '' || CODE.test(code))) {
    const [from, to] = await Promise.all([codeOf(query.from, language), codeOf(query.to, language)]);
    if (CODE.test(from) && CODE.test(to)) redirectTo(packageResultsHref({ ...query, from, to }));
    return;
  }
  const client = queryClientOf(scope);
  const at = await loadSearchedTrip(query, client, language);
  if (!at) return;
  await client.prefetchQuery(packageListQuery(query, at, sortOf(words.get('sort')), language, attribution));
};
