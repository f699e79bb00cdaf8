import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import { NoBreak } from '@alisio/shared-ui/text';
import { FormSection } from '../../forms/form-section.tsx';

/** Something booked that this version has no page for: what it is called, what it cost, and who tells the rest. */
export function UnknownItem({ item, id }: { item: BookedItem; id: string }) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const { title, total } = item;
  return (
    <FormSection
      id={id}
      title={title}
      state={<NoBreak as="b">{money(total.amount, total.currency)}</NoBreak>}
    >
      <p>{t('unknown.booked')}</p>
    </FormSection>
  );
}
