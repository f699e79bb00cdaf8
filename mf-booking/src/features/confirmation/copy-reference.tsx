import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { useState } from 'react';

/** Puts the reference on the clipboard and says whether that worked: a browser may forbid it. */
export function CopyReference({ reference }: { reference: string }) {
  const { t } = useTexts('booking');
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  return (
    <>
      <Button variant="quiet" onClick={copy}>
        <Icon name={result === 'copied' ? 'check' : 'document'} size="s" />
        {t(result ? `confirm.${result}` : 'confirm.copy')}
      </Button>
      <VisuallyHidden role="status">{result ? t(`confirm.${result}`) : null}</VisuallyHidden>
    </>
  );
}
