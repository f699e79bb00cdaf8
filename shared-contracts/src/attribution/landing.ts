import type { Attribution } from './index.ts';

const LIMITS = { word: 200, referrer: 2000 };

/** How a visitor came to a page. */
export interface Landing {
  url: URL;
  /** `document.referrer`, or the header of that name; empty for none */
  referrer: string;
}

const isOutside = (referrer: string, { origin }: URL): boolean =>
  referrer !== '' && URL.canParse(referrer) && new URL(referrer).origin !== origin;

/** Where a landing says that the visitor came from; nothing when it does not say (§3). Endless words are cut. */
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
