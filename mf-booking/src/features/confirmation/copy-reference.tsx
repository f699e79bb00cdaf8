import { useTexts } from '@alisio/platform/sdk/i18n';
import { CopyButton } from '@alisio/shared-ui/copy';

/** Puts the reference on the clipboard. */
export function CopyReference({ reference }: { reference: string }) {
  const { t } = useTexts('booking');
  return (
    <CopyButton
      text={reference}
      label={t('confirm.copy')}
      copied={t('confirm.copied')}
      notCopied={t('confirm.notCopied')}
    />
  );
}
