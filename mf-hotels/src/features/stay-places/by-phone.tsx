import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneRow } from '@alisio/platform/sdk/phone-row';
import { LineRow } from '@alisio/shared-ui/shell';

/** §1: what a call saves; nothing without a line to call. */
export function ByPhone() {
  const { t } = useTexts('hotels');
  const phone = usePhoneRow((text, values) => t(`byPhone.${text}`, values));
  if (!phone) return null;
  return (
    <LineRow {...phone.row} title={t('byPhone.title', { upTo: phone.saves.upTo })}>
      <p>{t('byPhone.text', { usual: phone.saves.usual })}</p>
    </LineRow>
  );
}
