import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';

/** The visitor's line among the ways on of a notice. Nothing without a configured line. */
export function CallButton() {
  const { t } = useTexts('booking');
  const phone = usePhoneLine();
  if (!phone) return null;
  return (
    <Button variant="call" size="s" href={phone.href} aria-label={t('support.call', { number: phone.shown })}>
      {phone.shown}
    </Button>
  );
}

/** What to dictate to whoever answers. Nothing without a code, or a line. */
export function Dictated({ code }: { code: string | undefined }) {
  const { t } = useTexts('booking');
  const phone = usePhoneLine();
  return phone && code ? <p>{t('support.code', { code })}</p> : null;
}
