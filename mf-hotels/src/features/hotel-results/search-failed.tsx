import { isProblem } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';
import { CallButton } from './call-button.tsx';

export interface SearchFailedProps {
  error: unknown;
  onRetry: () => void;
  onEdit: () => void;
}

/** Whether a search was refused since its day of arrival is over where the hotel is. */
const isArrivalOver = (error: unknown): boolean =>
  isProblem(error, 'validation') && error.errors.some(({ code }) => code === 'arrival-past');

/** The search failed, or its day is over; the question stays in the address. */
export function SearchFailed({ error, onRetry, onEdit }: SearchFailedProps) {
  const { t } = useTexts('hotels');
  const isOver = isArrivalOver(error);
  return (
    <ErrorState
      level={1}
      title={t(isOver ? 'states.overTitle' : 'states.failedTitle')}
      text={t(isOver ? 'states.overText' : 'states.failedText')}
      actions={
        <>
          {isOver ? (
            <Button size="s" onClick={onEdit}>
              {t('states.changeSearch')}
            </Button>
          ) : (
            <Button size="s" onClick={onRetry}>
              {t('states.retry')}
            </Button>
          )}
          <CallButton />
        </>
      }
    />
  );
}
