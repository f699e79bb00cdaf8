import { useConverted } from '@alisio/platform/sdk/converted';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { Muted } from '@alisio/shared-ui/text';

/** By the rates of which day prices of flights are shown, and what will be charged (ISO code); nothing where both are one. */
export function ChargedNote({ currency }: { currency: string }) {
  const { t } = useTexts('content');
  const converted = useConverted(currency);
  return converted ? <Muted>{t('reading.converted', { ...converted })}</Muted> : null;
}
