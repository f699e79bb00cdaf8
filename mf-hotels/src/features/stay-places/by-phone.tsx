import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { LineRow } from '@alisio/shared-ui/shell';

/** §1: what a call saves; nothing without a line to call. */
export function ByPhone() {
  const { t } = useTexts('hotels');
  const { number } = useFormats();
  const line = usePhoneLine();
  if (!line) return null;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  return (
    <LineRow
      title={t('byPhone.title', { upTo: percent(PHONE_DISCOUNT.upToPercent) })}
      line={line}
      words={{
        call: t('byPhone.call', { number: line.shown }),
        open: t('byPhone.open', { closes: line.closes }),
        closed: t('byPhone.closed', { opens: line.opens }),
      }}
    >
      <p>{t('byPhone.text', { usual: percent(PHONE_DISCOUNT.usualPercent) })}</p>
    </LineRow>
  );
}
