import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { LineRow } from '@alisio/shared-ui/shell';

/** The line by which trains are booked (§1); nothing without one. */
export function TrainsByPhone() {
  const { t } = useTexts('content');
  const { number } = useFormats();
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <LineRow
      title={t('trains.phoneLine.title')}
      line={line}
      words={{
        call: t('trains.phoneLine.call', { number: line.shown }),
        open: t('trains.phoneLine.open', { closes: line.closes }),
        closed: t('trains.phoneLine.closed', { opens: line.opens }),
      }}
    >
      <p>
        {t('trains.phoneLine.text', {
          upTo: number(PHONE_DISCOUNT.upToPercent / 100, { style: 'percent' }),
        })}
      </p>
    </LineRow>
  );
}
