import { callApi } from '@alisio/platform/sdk/api';
import { getSiteConfiguration } from '@alisio/shared-contracts/endpoints';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { clientConfiguration } from '@alisio/shared-contracts/visitor-stores';
import { nextTurn } from './next-turn.ts';

function keep(site: SiteConfiguration): void {
  if (clientConfiguration.get().version === site.version) return;
  clientConfiguration.set((state) => ({ ...state, site, version: site.version }));
}

/**
 * Keeps the client configuration for the tab (§3); a new version replaces it. The edge puts it into the page;
 * without that the kept one serves, and where there is none it is asked for.
 */
export async function keepConfiguration(inPage: SiteConfiguration | undefined): Promise<void> {
  if (inPage) return keep(inPage);
  if (clientConfiguration.get().site) return;
  try {
    keep(await callApi(getSiteConfiguration));
  } catch {
    await nextTurn();
    console.error('Client configuration fail');
  }
}
