import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { Button } from '@alisio/shared-ui/button';
import { CallRow, OpenState } from '@alisio/shared-ui/shell';

/** §1: what a call saves; nothing without a line to call. */
export function ByPhone() {
  const { t } = useTexts('hotels');
  const { number } = useFormats();
  const line = usePhoneLine();
  if (!line) return null;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  return (
    <CallRow
      title={t('byPhone.title', { upTo: percent(PHONE_DISCOUNT.upToPercent) })}
      action={
        <Button variant="call" href={line.href} aria-label={t('byPhone.call', { number: line.shown })}>
          {line.shown}
        </Button>
      }
    >
      <p>{t('byPhone.text', { usual: percent(PHONE_DISCOUNT.usualPercent) })}</p>
      <OpenState open={line.openNow}>
        {line.openNow === false
          ? t('byPhone.closed', { opens: line.opens })
          : t('byPhone.open', { closes: line.closes })}
      </OpenState>
    </CallRow>
  );
}
