import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { Stack } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';

/** Where a bag is bought that is counted into a price and not sold with it. */
export function BagApart() {
  const { t } = useTexts('flights');
  const line = usePhoneLine();
  return (
    <Stack gap={3}>
      <Muted>{t('sheet.bagApart')}</Muted>
      {line ? (
        <div>
          <Button variant="call" size="s" href={line.href}>
            {t('states.call', { number: line.shown })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
