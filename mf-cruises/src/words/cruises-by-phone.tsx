import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneRow } from '@alisio/platform/sdk/phone-row';
import { LineRow } from '@alisio/shared-ui/shell';

/** §1: what a call saves, and that cruises are sold by a person; nothing without a line to call. */
export function CruisesByPhone() {
  const { t } = useTexts('cruises');
  const phone = usePhoneRow((text, values) => t(`cruise.${text}`, values));
  if (!phone) return null;
  return (
    <LineRow {...phone.row} title={t('home.phone.title', { upTo: phone.saves.upTo })}>
      <p>{t('home.phone.text', { usual: phone.saves.usual })}</p>
    </LineRow>
  );
}
