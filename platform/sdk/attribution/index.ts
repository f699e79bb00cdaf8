import { type Attribution, NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { attributionStore } from '@alisio/shared-contracts/stores';

/** Where the visitor came from; cleared once its 23 hours are over (§4). `now`: epoch milliseconds. */
export function currentAttribution(now = Date.now()): Attribution {
  const { infoData, expiresAt } = attributionStore.get();
  if (expiresAt > now) return infoData;
  if (expiresAt > 0) attributionStore.reset();
  return NO_ATTRIBUTION;
}

/** A body with the attribution that travels with every booking call (§1). */
export function withAttribution<T extends object>(body: T): T & { infoData: Attribution } {
  return { ...body, infoData: currentAttribution() };
}
