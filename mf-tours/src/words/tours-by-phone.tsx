import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { LineRow } from '@alisio/shared-ui/shell';

/** §1: what a call saves; nothing without a line to call. */
export function ToursByPhone() {
  const { t } = useTexts('tours');
  const { number } = useFormats();
  const line = usePhoneLine();
  if (!line) return null;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  return (
    <LineRow
      title={t('tour.phone.title', { upTo: percent(PHONE_DISCOUNT.upToPercent) })}
      line={line}
      words={{
        call: t('tour.phone.call', { number: line.shown }),
        open: t('tour.phone.open', { closes: line.closes }),
        closed: t('tour.phone.closed', { opens: line.opens }),
      }}
    >
      <p>{t('tour.phone.text', { usual: percent(PHONE_DISCOUNT.usualPercent) })}</p>
    </LineRow>
  );
}
