import { cleanText } from '../rules/clean-text.ts';
import type { Attribution } from './attribution.ts';
import { ATTRIBUTION_LIMITS } from './limits.ts';

/** How a visitor came to a page. */
export interface Landing {
  url: URL;
  /** `document.referrer`, or the header of that name; empty for none */
  referrer: string;
}

const isOutside = (referrer: string, { origin }: URL): boolean =>
  referrer !== '' && URL.canParse(referrer) && new URL(referrer).origin !== origin;

/** Where a landing says that the visitor came from; nothing when it does not say (§3). Cleaned, endless words cut. */
export function attributionOf({ url, referrer }: Landing): Attribution | undefined {
  const read = (most: number, ...names: string[]): string =>
    names.map((name) => cleanText(url.searchParams.get(name) ?? '', most)).find(Boolean) ?? '';
  const { word, referrer: address } = ATTRIBUTION_LIMITS;
  const found = {
    source: read(word, 'utm_source', 'source'),
    medium: read(word, 'utm_medium', 'medium'),
    affiliateId: read(word, 'affiliateId'),
    referrer: read(address, 'referrer') || (isOutside(referrer, url) ? cleanText(referrer, address) : ''),
  };
  return Object.values(found).some(Boolean) ? found : undefined;
}
