import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';

export interface CruisesFailedProps {
  level: 1 | 2;
  onRetry: () => void;
}

/** What is asked for did not come. */
export function CruisesFailed({ level, onRetry }: CruisesFailedProps) {
  const { t } = useTexts('cruises');
  return (
    <ErrorState
      level={level}
      title={t('cruise.failed.title')}
      text={t('cruise.failed.text')}
      actions={<Button onClick={onRetry}>{t('cruise.failed.retry')}</Button>}
    />
  );
}
