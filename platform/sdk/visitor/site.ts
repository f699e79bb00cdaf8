import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { clientConfiguration } from '@alisio/shared-contracts/visitor-stores';
import { useBootstrap } from '../page/index.ts';
import { useSessionStore } from '../state/index.ts';

/** The client configuration (§3): the page's own, else what the shell asked for; nothing until it is known. */
export function useSite(): SiteConfiguration | undefined {
  const { site } = useBootstrap();
  const kept = useSessionStore(clientConfiguration, ({ site: known }) => known);
  return site ?? kept ?? undefined;
}
