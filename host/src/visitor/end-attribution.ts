import { currentAttribution } from '@alisio/platform/sdk/api';
import { ATTRIBUTION_LIFETIME_MS } from '@alisio/shared-contracts/attribution';
import { attributionStore } from '@alisio/shared-contracts/stores';

/** Clears the attribution when its 23 hours are over (§4), also on a page that stays open. @returns what ends it */
export function endAttributionInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    currentAttribution();
    const { expiresAt } = attributionStore.get();
    // A clock that was set back must not make a longer life of it than a timer can count.
    const left = Math.min(expiresAt - Date.now(), ATTRIBUTION_LIFETIME_MS);
    if (expiresAt > 0) timer = setTimeout(watch, left);
  };
  // Timers of a tab that sleeps stand still.
  document.addEventListener('visibilitychange', watch);
  const stop = attributionStore.subscribe(watch);
  watch();
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', watch);
  };
}
