import { ATTRIBUTION_LIFETIME_MS, type Attribution } from '@alisio/shared-contracts/attribution';
import { attributionStore } from '@alisio/shared-contracts/stores';

const LIMITS = { word: 200, referrer: 2000 };

interface Landing {
  url: URL;
  /** `document.referrer` */
  referrer: string;
}

const isOutside = (referrer: string, { origin }: URL): boolean =>
  referrer !== '' && URL.canParse(referrer) && new URL(referrer).origin !== origin;

/** Where a landing says that the visitor came from; nothing when it does not say (§3). */
export function attributionOf({ url, referrer }: Landing): Attribution | undefined {
  const read = (...names: string[]): string => {
    const name = names.find((candidate) => url.searchParams.get(candidate));
    return (name ? (url.searchParams.get(name) ?? '') : '').slice(0, LIMITS.word);
  };
  const from = (url.searchParams.get('referrer') || (isOutside(referrer, url) ? referrer : '')).slice(
    0,
    LIMITS.referrer,
  );
  const found = {
    source: read('utm_source', 'source'),
    medium: read('utm_medium', 'medium'),
    affiliateId: read('affiliateId'),
    referrer: from,
  };
  return Object.values(found).some(Boolean) ? found : undefined;
}

/** Keeps a landing's attribution for 23 hours (§4); a landing that says nothing leaves what is kept. */
export function keepAttribution(landing: Landing, now = Date.now()): void {
  const infoData = attributionOf(landing);
  if (infoData) attributionStore.set({ infoData, expiresAt: now + ATTRIBUTION_LIFETIME_MS });
  else if (attributionStore.get().expiresAt <= now) attributionStore.reset();
}
