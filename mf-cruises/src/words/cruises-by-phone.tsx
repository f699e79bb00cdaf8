import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { LineRow } from '@alisio/shared-ui/shell';

/** §1: what a call saves, and that cruises are sold by a person; nothing without a line to call. */
export function CruisesByPhone() {
  const { t } = useTexts('cruises');
  const { number } = useFormats();
  const line = usePhoneLine();
  if (!line) return null;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  return (
    <LineRow
      title={t('home.phone.title', { upTo: percent(PHONE_DISCOUNT.upToPercent) })}
      line={line}
      words={{
        call: t('cruise.call', { number: line.shown }),
        open: t('cruise.open', { closes: line.closes }),
        closed: t('cruise.closed', { opens: line.opens }),
      }}
    >
      <p>{t('home.phone.text', { usual: percent(PHONE_DISCOUNT.usualPercent) })}</p>
    </LineRow>
  );
}
