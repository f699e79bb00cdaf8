import { useTexts } from '@alisio/platform/sdk/i18n';
import { type PhoneLine as Line, usePhoneLine as useLine } from '@alisio/platform/sdk/visitor';
import { HOST_TEXTS } from '../../locales/language.ts';

export interface PhoneLine extends Line {
  /** read out: "Llamar: …" */
  label: string;
}

/** The line to a person with the shell's words for it; nothing until the site's configuration is known. */
export function usePhoneLine(): PhoneLine | undefined {
  const { t } = useTexts(HOST_TEXTS);
  const line = useLine();
  return line && { ...line, label: t('shell.call', { number: line.shown }) };
}
