import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';

/** The visitor's line to a person as a button; nothing while it is not known. */
export function CallButton() {
  const { t } = useTexts('tours');
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <Button variant="call" size="s" href={line.href}>
      {t('activity.call', { number: line.shown })}
    </Button>
  );
}
