import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { CallRow } from '@alisio/shared-ui/shell';
import { HOST_TEXTS } from '../../locales/language.ts';
import { usePhoneLine } from './phone-line.ts';

/** The line to a person and its hours; nothing until the site's configuration is known. */
export function CallPerson({ className }: { className?: string }) {
  const { t } = useTexts(HOST_TEXTS);
  const phone = usePhoneLine();
  if (!phone) return null;
  return (
    <CallRow
      {...(className ? { className } : {})}
      title={t('waysOn.callTitle')}
      action={
        <Button variant="call" href={phone.href} aria-label={phone.label}>
          {phone.shown}
        </Button>
      }
    >
      <p>{t('waysOn.hours', { opens: phone.opens, closes: phone.closes })}</p>
    </CallRow>
  );
}
