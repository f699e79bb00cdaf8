import { contactsCache } from '@alisio/shared-contracts/visitor-stores';
import { useSyncExternalStore } from 'react';
import { useFormats, useLanguage } from '../i18n/index.ts';
import { useSessionStore } from '../state/index.ts';
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

const MINUTE_MS = 60_000;

/** `HH:mm` on the visitor's clock, followed; a tab that slept is right again when it is seen. */
function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const clockNow = (): string => {
  const now = new Date();
  return `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
};

const dialled = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The country's line (§1), else that of the language, else the fallback; nothing until the site is known. */
export function usePhoneLine(): PhoneLine | undefined {
  const language = useLanguage();
  const { clock } = useFormats();
  const site = useSite();
  const ofCountry = useSessionStore(contactsCache, ({ contactNumber }) => contactNumber);
  const now = useSyncExternalStore(followClock, clockNow, () => undefined);
  if (!site) return undefined;
  const { mainEn, mainEs, mainLine } = site.contactNumbers;
  const number = ofCountry ?? ((language === 'es' ? mainEs : mainEn) || mainLine);
  const { opens, closes } = site.workingHours;
  return {
    href: dialled(number),
    shown: number.replaceAll(' ', '\u00a0'),
    opens: clock(opens),
    closes: clock(closes),
    openNow: now === undefined ? undefined : now >= opens && now < closes,
  };
}
