import { lineZone, offsetIn, phoneHref } from '@alisio/shared-contracts/contacts';
import { fallbackNumber } from '@alisio/shared-contracts/site';
import { contactsCache } from '@alisio/shared-contracts/visitor-stores';
import { useSyncExternalStore } from 'react';
import { useFormats, useLanguage } from '../i18n/index.ts';
import { useBootstrap } from '../page/index.ts';
import { useSessionStore } from '../state/index.ts';
import { isOpenAt } from './opening-hours.ts';
import { useSite } from './site.ts';
import { useCountryCode } from './visitor.ts';

/** The line to a person. */
export interface PhoneLine {
  /** `tel:` address */
  href: string;
  /** as it is dictated, held together by no-break spaces */
  shown: string;
  /** opening hours as the reader's language writes them, with the line's zone where the visitor's clock tells another time */
  opens: string;
  closes: string;
  /** whether somebody answers now, on the line's own clock; nothing on a server */
  openNow: boolean | undefined;
}

const QUARTER_MINUTE_MS = 15_000;

/** The time, followed; a tab that slept is right again when it is seen. */
function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, QUARTER_MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const MINUTE_MS = 60_000;
const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS);

/** By zone, and kept: each takes a phone a millisecond to make, and there are few. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** `HH:mm` on the wall of a zone, of the visitor's own where none is told. */
function timeIn(timeZone: string | undefined, now: number): string {
  if (timeZone !== undefined) return clockOf(timeZone).format(now);
  const here = new Date(now);
  return `${twoDigits(here.getHours())}:${twoDigits(here.getMinutes())}`;
}

/** The line for the visitor's country: as the tab has chosen it, else as the page came with it. */
function useLineOfCountry(): { contactNumber: string; countryCode: string | undefined } | undefined {
  const { line } = useBootstrap();
  const country = useCountryCode();
  const { allContacts, contactNumber } = useSessionStore(contactsCache);
  if (contactNumber === null) return line?.countryCode === country ? line : undefined;
  const chosen = allContacts.find((contact) => contact.contactNumber === contactNumber);
  return { contactNumber, countryCode: chosen?.countryCode };
}

/**
 * The line of the visitor's country, else the fallback (§1); that of the language where a site has no fallback.
 * Nothing until the site's configuration is known. A fallback keeps the hours of the company's own country; a line
 * whose country's zone is not known, those of the visitor, who is there.
 */
export function usePhoneLine(): PhoneLine | undefined {
  const language = useLanguage();
  const { clock } = useFormats();
  const site = useSite();
  const ofCountry = useLineOfCountry();
  const minute = useSyncExternalStore(followClock, minuteNow, () => undefined);
  if (!site) return undefined;
  const number = ofCountry?.contactNumber ?? fallbackNumber(site, language);
  const zone = lineZone((ofCountry ? ofCountry.countryCode : site.customerContactInfo.country) ?? '');
  const now = minute === undefined ? undefined : minute * MINUTE_MS;
  const isElsewhere = now !== undefined && timeIn(zone, now) !== timeIn(undefined, now);
  const place = isElsewhere ? `\u00a0${offsetIn(zone, now)}` : '';
  const { opens, closes } = site.workingHours;
  return {
    href: phoneHref(number),
    shown: number.replaceAll(' ', '\u00a0'),
    opens: clock(opens) + place,
    closes: clock(closes) + place,
    openNow: now === undefined ? undefined : isOpenAt(site.workingHours, timeIn(zone, now)),
  };
}
