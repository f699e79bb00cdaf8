import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { LineRow } from '@alisio/shared-ui/shell';

/** §1: what a call saves, and what only a person arranges; nothing without a line to call. */
export function ByPhone() {
  const { t } = useTexts('tours');
  const { number } = useFormats();
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <LineRow
      title={t('activitiesHome.phone.title')}
      line={line}
      words={{
        call: t('activity.callLabel', { number: line.shown }),
        open: t('activity.lineOpen', { closes: line.closes }),
        closed: t('activity.lineClosed', { opens: line.opens }),
      }}
    >
      <p>
        {t('activitiesHome.phone.text', {
          usual: number(PHONE_DISCOUNT.usualPercent / 100, { style: 'percent' }),
        })}
      </p>
    </LineRow>
  );
}
