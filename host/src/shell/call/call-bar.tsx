import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { CallBand } from '@alisio/shared-ui/shell';
import { HOST_TEXTS } from '../../locales/language.ts';
import { usePhoneLine } from './phone-line.ts';

/** §1: fares that are only sold by phone, the country's line, and whether somebody answers now. */
export function CallBar() {
  const { t } = useTexts(HOST_TEXTS);
  const { number } = useFormats();
  const phone = usePhoneLine();
  if (!phone) return null;
  const { shown, href, label, opens, closes, openNow = true } = phone;
  return (
    <CallBand
      title={t('callBar.title', { percent: number(PHONE_DISCOUNT.upToPercent) })}
      open={openNow}
      openText={openNow ? t('callBar.open', { closes }) : t('callBar.closed', { opens })}
      number={shown}
      href={href}
      callLabel={label}
      note={t('callBar.note')}
    />
  );
}
