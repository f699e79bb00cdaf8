import { useConverted } from '@alisio/platform/sdk/converted';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { Muted } from '@alisio/shared-ui/text';

/** In which currency prices are shown and in which one is charged; nothing where both are one. */
export function ChargedNote() {
  const { t } = useTexts('cruises');
  const converted = useConverted(DEFAULT_CURRENCY);
  return converted ? <Muted>{t('cruise.converted', { ...converted })}</Muted> : null;
}
