import { perApp, useAppScope, useBootstrap } from '@alisio/platform/sdk/page';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { useEffect, useSyncExternalStore } from 'react';

/** The client's code comes with the first call: most pages have the configuration from the edge. */
async function askForSite(): Promise<SiteConfiguration> {
  const [{ callApi }, { getSiteConfiguration }] = await Promise.all([
    import('@alisio/platform/sdk/api'),
    import('@alisio/shared-contracts/endpoints'),
  ]);
  return callApi(getSiteConfiguration);
}

/** Asked for once per app, when the edge could not put it into the page. */
const askedSite = perApp(() => {
  const listeners = new Set<() => void>();
  let site: SiteConfiguration | undefined;
  let asked = false;
  return {
    get: () => site,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask() {
      if (asked) return;
      asked = true;
      askForSite().then(
        (answer) => {
          site = answer;
          for (const listener of listeners) listener();
        },
        // §8: logged only; the page does without phone numbers.
        (error: unknown) => console.error('Error fetching contacts', error),
      );
    },
  };
});

/** The client configuration (§3), nothing until it is known. */
export function useSite(): SiteConfiguration | undefined {
  const { site } = useBootstrap();
  const asked = askedSite(useAppScope());
  const answer = useSyncExternalStore(asked.subscribe, asked.get, asked.get);
  useEffect(() => {
    if (!site) asked.ask();
  }, [site, asked]);
  return site ?? answer;
}
