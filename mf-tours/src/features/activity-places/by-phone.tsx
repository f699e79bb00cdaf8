import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneRow } from '@alisio/platform/sdk/phone-row';
import { LineRow } from '@alisio/shared-ui/shell';

const WORDS = { call: 'activity.callLabel', open: 'activity.lineOpen', closed: 'activity.lineClosed' };

/** §1: what a call saves, and what only a person arranges; nothing without a line to call. */
export function ByPhone() {
  const { t } = useTexts('tours');
  const phone = usePhoneRow((text, values) => t(WORDS[text], values));
  if (!phone) return null;
  return (
    <LineRow {...phone.row} title={t('activitiesHome.phone.title')}>
      <p>{t('activitiesHome.phone.text', { usual: phone.saves.usual })}</p>
    </LineRow>
  );
}
