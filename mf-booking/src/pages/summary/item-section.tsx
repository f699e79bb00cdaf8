import { useSectionForm } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ReactNode } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import type { FormSectionOfItem } from './use-checkout-form.ts';

interface ItemSectionProps {
  of: FormSectionOfItem;
  showAll: boolean;
  state: ReactNode;
  onLeave: () => void;
}

/** A section that a product adds: its fields, in the checkout's frame. */
export function ItemSection({ of, showAll, state, onLeave }: ItemSectionProps) {
  const { t } = useTexts('booking');
  const { id, item, section, fields, errors, change } = of;
  const form = useSectionForm({
    section: id,
    fields,
    errors,
    showAll,
    onChange: change,
    say: (code) => t(`errors.${code}`),
  });
  return (
    <FormSection id={id} title={t(section.title)} state={state} onLeave={onLeave}>
      <section.Fields form={form} item={item} />
    </FormSection>
  );
}
