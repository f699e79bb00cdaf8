import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { LineRow } from '@alisio/shared-ui/shell';

/** The line to a person, below the rooms. */
export function CallHotel() {
  const { t } = useTexts('hotels');
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <LineRow
      title={t('hotel.by.title')}
      line={line}
      words={{
        call: t('hotel.by.call', { number: line.shown }),
        open: t('hotel.by.open', { closes: line.closes }),
        closed: t('hotel.by.closed', { opens: line.opens }),
      }}
    />
  );
}
