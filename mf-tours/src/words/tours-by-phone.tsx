import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneRow } from '@alisio/platform/sdk/phone-row';
import { LineRow } from '@alisio/shared-ui/shell';

/** §1: what a call saves; nothing without a line to call. */
export function ToursByPhone() {
  const { t } = useTexts('tours');
  const phone = usePhoneRow((text, values) => t(`tour.phone.${text}`, values));
  if (!phone) return null;
  return (
    <LineRow {...phone.row} title={t('tour.phone.title', { upTo: phone.saves.upTo })}>
      <p>{t('tour.phone.text', { usual: phone.saves.usual })}</p>
    </LineRow>
  );
}
