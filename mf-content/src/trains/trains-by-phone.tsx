import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneRow } from '@alisio/platform/sdk/phone-row';
import { LineRow } from '@alisio/shared-ui/shell';

/** The line by which trains are booked (§1); nothing without one. */
export function TrainsByPhone() {
  const { t } = useTexts('content');
  const phone = usePhoneRow((text, values) => t(`trains.phoneLine.${text}`, values));
  if (!phone) return null;
  return (
    <LineRow {...phone.row} title={t('trains.phoneLine.title')}>
      <p>{t('trains.phoneLine.text', { upTo: phone.saves.upTo })}</p>
    </LineRow>
  );
}
