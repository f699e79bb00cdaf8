import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { followTab } from './follow-tab.ts';
import { withOriginRemotes } from './origin-remotes.ts';

export { OverridesBadge } from './overrides-badge.tsx';

/**
 * What the tab keeps and what the edge has made of it, brought together before anything is shown.
 * @returns nothing when the page is left for another document
 */
export async function settleOverrides(registry: PublicRegistry): Promise<PublicRegistry | undefined> {
  const elsewhere = followTab(registry.overrides !== undefined);
  if (elsewhere === undefined) return withOriginRemotes(registry);
  // With its origin: a path of two slashes would be another site.
  window.location.replace(window.location.origin + elsewhere);
  return undefined;
}
