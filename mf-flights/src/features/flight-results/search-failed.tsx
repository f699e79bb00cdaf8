import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';
import { CallButton } from './call-button.tsx';

export interface SearchFailedProps {
  onRetry: () => void;
}

/** The search itself failed; the question stays in the address. */
export function SearchFailed({ onRetry }: SearchFailedProps) {
  const { t } = useTexts('flights');
  return (
    <ErrorState
      title={t('states.failedTitle')}
      text={t('states.failedText')}
      actions={
        <>
          <Button size="s" onClick={onRetry}>
            {t('states.retry')}
          </Button>
          <CallButton />
        </>
      }
    />
  );
}
