import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { inTries } from '../loading/in-tries.ts';
import { askedIn } from './asked-overrides.ts';
import { keptOverrides } from './kept-overrides.ts';

/**
 * The registry with what this tab swaps. Only tabs that ask for it load the code for it.
 * @returns nothing when the page is left for the one that the edge makes of the tab's overrides
 */
export async function withOverrides(registry: PublicRegistry): Promise<PublicRegistry | undefined> {
  const asks = askedIn(window.location.search) !== null;
  if (!asks && !registry.overrides && keptOverrides() === null) return registry;
  try {
    const { settleOverrides } = await inTries(
      () => import(/* webpackChunkName: "overrides" */ './overrides.ts'),
    );
    return await settleOverrides(registry);
  } catch (error) {
    console.error('What this tab swaps is not kept', error);
    return registry;
  }
}
