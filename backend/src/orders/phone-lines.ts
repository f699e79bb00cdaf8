import { contactNumberFor, lineZone } from '@alisio/shared-contracts/contacts';
import type { Language } from '@alisio/shared-contracts/languages';
import { fallbackNumber } from '@alisio/shared-contracts/site';
import type { Site } from '../site/index.ts';
import { clockText, fillIn } from '../texts/index.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** As it is dictated, in one piece. */
const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0');

/** Whose clock a line keeps its hours by; nothing where that is not known: then it is the caller's own. */
function clockPlace(country: string, language: Language): string | undefined {
  const places: Readonly<Record<string, string>> = MAIL_TEXTS[language].phone.places;
  return lineZone(country) === undefined ? undefined : places[country];
}

/**
 * Which number somebody with an order calls, and when: the line of their country, else the fallback (§1), as
 * pages show it, and by night the one that has no hours. Sentences for the end of a paper; none without a configured line.
 * @param country ISO 3166-1 alpha-2, of who is billed where that is known
 */
export function phoneLines(
  { configuration, contacts }: Site,
  country: string | undefined,
  language: Language,
): string[] {
  const { line, lineIn, night, always } = MAIL_TEXTS[language].phone;
  const own = contactNumberFor(contacts, country ?? null);
  const number = own ?? fallbackNumber(configuration, language);
  const { helpline } = configuration.contactNumbers;
  const byNight = (text: string) => (helpline ? [fillIn(text, { number: unbroken(helpline) })] : []);
  if (!number) return byNight(always);
  const { opens, closes } = configuration.workingHours;
  const place = clockPlace((own ? country : configuration.customerContactInfo.country) ?? '', language);
  const said = {
    number: unbroken(number),
    opens: clockText(opens, language),
    closes: clockText(closes, language),
    ...(place === undefined ? {} : { place }),
  };
  return [fillIn(place === undefined ? line : lineIn, said), ...byNight(night)];
}
