import { isProblem } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';
import { CallButton } from '../../words/call-button.tsx';

export interface SearchFailedProps {
  error: unknown;
  onRetry: () => void;
  onEdit: () => void;
}

/** The search failed, or its days are over where it is; the question stays in the address. */
export function SearchFailed({ error, onRetry, onEdit }: SearchFailedProps) {
  const { t } = useTexts('tours');
  const isOver = isProblem(error, 'validation');
  return (
    <ErrorState
      level={1}
      title={t(isOver ? 'activityResults.states.overTitle' : 'activityResults.states.failedTitle')}
      text={t(isOver ? 'activityResults.states.overText' : 'activityResults.states.failedText')}
      actions={
        <>
          {isOver ? (
            <Button size="s" onClick={onEdit}>
              {t('activity.searched.changeSearch')}
            </Button>
          ) : (
            <Button size="s" onClick={onRetry}>
              {t('activity.retry')}
            </Button>
          )}
          <CallButton />
        </>
      }
    />
  );
}
