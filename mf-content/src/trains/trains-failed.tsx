import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';

/** What was asked for did not come. */
export function TrainsFailed({ level, onRetry }: { level: 1 | 2; onRetry: () => void }) {
  const { t } = useTexts('content');
  return (
    <ErrorState
      level={level}
      title={t('trains.failed.title')}
      text={t('trains.failed.text')}
      actions={<Button onClick={onRetry}>{t('trains.failed.retry')}</Button>}
    />
  );
}
