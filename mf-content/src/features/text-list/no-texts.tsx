import { useTexts } from '@alisio/platform/sdk/i18n';
import { Muted } from '@alisio/shared-ui/text';

/** No text says these words. */
export function NoTexts() {
  const { t } = useTexts('content');
  return <Muted size={16}>{t('reading.noneFound')}</Muted>;
}
