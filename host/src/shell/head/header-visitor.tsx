import { type Language, useTexts } from '@alisio/platform/sdk/i18n';
import { useBootstrap } from '@alisio/platform/sdk/page';
import { phoneHref } from '@alisio/shared-contracts/contacts';
import { fallbackNumber } from '@alisio/shared-contracts/site';
import { PhoneLink } from '@alisio/shared-ui/shell';
import { useState } from 'react';
import { useLatePart } from '../../late-parts/late-part.ts';
import { useFirstViewDone } from '../../loading/first-view.ts';
import { HOST_TEXTS } from '../../locales/language.ts';
import { pageEnd } from '../foot/page-end.tsx';
import { PreferencesPill } from '../preferences/preferences-pill.tsx';

/** §9: where the edge says nothing else. */
const FIRST_CURRENCY = 'USD';

/**
 * What knows the visitor's country comes with the page's end and tells it: the first view has what came with the
 * page. The elements stay the same, so no press and no focus is lost.
 */
const useLater = () => useLatePart(pageEnd, useFirstViewDone());

/** The line that came with the page, which `usePhoneLine` begins with too, so that no number jumps. */
function useFirstNumber(language: Language): string | undefined {
  const { site, line } = useBootstrap();
  return site && (line?.contactNumber ?? fallbackNumber(site, language));
}

/** The line to a person; nothing until the site's configuration is known. */
export function HeaderPhone() {
  const { t, language } = useTexts(HOST_TEXTS);
  const first = useFirstNumber(language);
  const [ofCountry, setOfCountry] = useState<string>();
  const later = useLater();
  const number = (ofCountry ?? first)?.replaceAll(' ', '\u00a0');
  return (
    <>
      {number ? (
        <PhoneLink href={phoneHref(number)} number={number} label={t('shell.call', { number })} />
      ) : null}
      {later ? <later.FollowPhone onNumber={setOfCountry} /> : null}
    </>
  );
}

/** The currency, and the way to the preferences. */
export function HeaderPill() {
  const { currency: first = FIRST_CURRENCY } = useBootstrap();
  const [currency, setCurrency] = useState(first);
  const later = useLater();
  return (
    <>
      <PreferencesPill currency={currency} />
      {later ? <later.FollowCurrency onCurrency={setCurrency} /> : null}
    </>
  );
}
