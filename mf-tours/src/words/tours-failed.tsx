import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';

/** What is asked for did not come. */
export function ToursFailed({ level, onRetry }: { level: 1 | 2; onRetry: () => void }) {
  const { t } = useTexts('tours');
  return (
    <ErrorState
      level={level}
      title={t('tour.failed.title')}
      text={t('tour.failed.text')}
      actions={<Button onClick={onRetry}>{t('tour.failed.retry')}</Button>}
    />
  );
}
