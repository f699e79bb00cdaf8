import { useConverted } from '@alisio/platform/sdk/converted';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { Muted } from '@alisio/shared-ui/text';

/** In which currency the prices are, by the rates of which day, and in which one will be charged; nothing where both are one. */
export function ChargedNote() {
  const { t } = useTexts('tours');
  const converted = useConverted(DEFAULT_CURRENCY);
  return converted ? <Muted>{t('converted', { ...converted })}</Muted> : null;
}
