import { useTexts } from '@alisio/platform/sdk/i18n';
import { HOST_TEXTS } from './language.ts';
import { useSite } from './site.ts';

export interface PhoneLine {
  /** `tel:` address */
  href: string;
  /** as it is dictated, held together */
  shown: string;
  /** read out: "Llamar: …" */
  label: string;
}

const dialled = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The line to a person in the reader's language; nothing until the site's configuration is known. */
export function usePhoneLine(): PhoneLine | undefined {
  const { t, language } = useTexts(HOST_TEXTS);
  const numbers = useSite()?.contactNumbers;
  if (!numbers) return undefined;
  const number = (language === 'es' ? numbers.mainEs : numbers.mainEn) || numbers.mainLine;
  const shown = number.replaceAll(' ', '\u00a0');
  return { href: dialled(number), shown, label: t('shell.call', { number: shown }) };
}
