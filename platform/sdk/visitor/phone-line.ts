import { phoneHref } from '@alisio/shared-contracts/contacts';
import { fallbackNumber } from '@alisio/shared-contracts/site';
import { contactsCache } from '@alisio/shared-contracts/visitor-stores';
import { useSyncExternalStore } from 'react';
import { useFormats, useLanguage } from '../i18n/index.ts';
import { useSessionStore } from '../state/index.ts';
import { isOpenAt } from './opening-hours.ts';
import { useSite } from './site.ts';

/** The line to a person. */
export interface PhoneLine {
  /** `tel:` address */
  href: string;
  /** as it is dictated, held together by no-break spaces */
  shown: string;
  /** opening hours on the visitor's clock, as the reader's language writes them */
  opens: string;
  closes: string;
  /** whether somebody answers now, on the visitor's clock; nothing on a server */
  openNow: boolean | undefined;
}

const QUARTER_MINUTE_MS = 15_000;

/** The visitor's clock, followed; a tab that slept is right again when it is seen. */
function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, QUARTER_MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** `HH:mm` */
const clockNow = (): string => {
  const now = new Date();
  return `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
};

/**
 * The line of the visitor's country, else the fallback (§1); that of the language where a site has no fallback.
 * Nothing until the site's configuration is known.
 */
export function usePhoneLine(): PhoneLine | undefined {
  const language = useLanguage();
  const { clock } = useFormats();
  const site = useSite();
  const ofCountry = useSessionStore(contactsCache, ({ contactNumber }) => contactNumber);
  const now = useSyncExternalStore(followClock, clockNow, () => undefined);
  if (!site) return undefined;
  const number = ofCountry ?? fallbackNumber(site, language);
  const { opens, closes } = site.workingHours;
  return {
    href: phoneHref(number),
    shown: number.replaceAll(' ', '\u00a0'),
    opens: clock(opens),
    closes: clock(closes),
    openNow: now === undefined ? undefined : isOpenAt(site.workingHours, now),
  };
}
