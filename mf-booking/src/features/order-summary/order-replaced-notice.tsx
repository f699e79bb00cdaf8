import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { headsOf, totalOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { useTitles, useWords } from '../../products/use-words.ts';
import { useBrought } from '../../support/use-brought.ts';
import { noticeTexts } from './notice-texts.ts';

export interface OrderReplacedProps {
  items: readonly KnownItem[];
  onDismiss: () => void;
}

function Notice({ items, onDismiss }: OrderReplacedProps) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const says = useWords(items);
  const titles = useTitles();
  const { amount, currency } = totalOf(headsOf(items));
  return (
    <Alert
      tone="warm"
      title={says('replaced')}
      actions={
        <Button variant="quiet" size="s" onClick={onDismiss}>
          {t('replaced.dismiss')}
        </Button>
      }
    >
      {t('replaced.text', { title: titles.ofCartItems(items), total: money(amount, currency) })}
    </Alert>
  );
}

/** Another tab had ordered something else: this page's order was set again, and what it is for, with what is charged. */
export default function OrderReplacedNotice(props: OrderReplacedProps) {
  return useBrought(noticeTexts) ? <Notice {...props} /> : null;
}
