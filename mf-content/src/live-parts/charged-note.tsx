import { useConverted } from '@alisio/platform/sdk/converted';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { Muted } from '@alisio/shared-ui/text';

/** By the rates of which day prices of flights are shown, and what will be charged; nothing where both are one. */
export function ChargedNote() {
  const { t } = useTexts('content');
  const converted = useConverted(DEFAULT_CURRENCY);
  return converted ? <Muted>{t('reading.converted', { ...converted })}</Muted> : null;
}
