import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { CallRow, OpenState } from '@alisio/shared-ui/shell';

/** The line to a person, below the rooms. */
export function CallHotel() {
  const { t } = useTexts('hotels');
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <CallRow
      title={t('hotel.by.title')}
      action={
        <Button variant="call" href={line.href} aria-label={t('hotel.by.call', { number: line.shown })}>
          {line.shown}
        </Button>
      }
    >
      <OpenState open={line.openNow}>
        {line.openNow === false
          ? t('hotel.by.closed', { opens: line.opens })
          : t('hotel.by.open', { closes: line.closes })}
      </OpenState>
    </CallRow>
  );
}
