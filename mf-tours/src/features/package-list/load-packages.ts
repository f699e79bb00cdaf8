import { queryClientOf } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { readPackageQuery } from '@alisio/shared-contracts/packages';
import { narrowingOf } from '../../api/package-narrowing.ts';
import { packageListQuery } from '../../api/packages.ts';
import { loadSearchedTrip } from '../../packages/searched-trip.ts';

/** Asks for the places and the packages of the address. */
export const loadPackages: PageModule['loader'] = async (context) => {
  const { request, scope, language, today, attribution } = context;
  const words = new URL(request.url).searchParams;
  const query = readPackageQuery(words, today);
  const client = queryClientOf(scope);
  const at = await loadSearchedTrip(query, client, language);
  if (!at) return;
  await client.prefetchQuery(packageListQuery(query, at, narrowingOf(words), language, attribution));
};
