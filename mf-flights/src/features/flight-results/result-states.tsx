import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { EmptyState, ErrorState } from '@alisio/shared-ui/feedback';

/** The visitor's line to a person as a button; nothing while it is not known. */
function CallButton() {
  const { t } = useTexts('flights');
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <Button variant="call" size="s" href={line.href}>
      {t('states.call', { number: line.shown })}
    </Button>
  );
}

/** §8: no flights for these criteria, and ways on besides another day: another search, a person. */
export function NoFlights({ onEdit }: { onEdit: () => void }) {
  const { t } = useTexts('flights');
  return (
    <EmptyState
      title={t('states.noneTitle')}
      text={t('states.noneText')}
      actions={
        <>
          <Button size="s" onClick={onEdit}>
            {t('states.changeSearch')}
          </Button>
          <CallButton />
        </>
      }
    />
  );
}

/** The search itself failed; the question stays in the address. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
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
