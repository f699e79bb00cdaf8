import { ATTRIBUTION_LIFETIME_MS, attributionOf, type Landing } from '@alisio/shared-contracts/attribution';
import { attributionStore } from '@alisio/shared-contracts/stores';

/** Keeps a landing's attribution for 23 hours (§4); a landing that says nothing leaves what is kept. */
export function keepAttribution(landing: Landing, now = Date.now()): void {
  const infoData = attributionOf(landing);
  if (infoData) attributionStore.set({ infoData, expiresAt: now + ATTRIBUTION_LIFETIME_MS });
  else if (attributionStore.get().expiresAt <= now) attributionStore.reset();
}
