import { queryClientOf } from '@alisio/platform/sdk/query';
import type { LoaderContext } from '@alisio/platform/sdk/remote';
import { destinationPricesQuery } from '../../api/get-destination-prices.ts';
import { phoneDealsQuery } from '../../api/get-phone-deals.ts';

/** What was priced for somebody before is answered at once; nobody waits for a page until the rest is priced. */
const PATIENCE_MS = 120;

/** Asks what the home's places cost and what is sold by phone, for the visitor's country. */
export async function loadHome({ scope, language, country }: LoaderContext): Promise<void> {
  const client = queryClientOf(scope);
  const code = country ?? undefined;
  const asked = Promise.all([
    client.prefetchQuery(destinationPricesQuery(code)),
    client.prefetchQuery(phoneDealsQuery(code, language)),
  ]);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    patience = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([asked, over]);
  clearTimeout(patience);
}
