import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ReactNode } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import { useSection } from '../../forms/use-section.ts';
import type { FormSectionOfItem } from './use-checkout-form.ts';

interface ItemSectionProps {
  of: FormSectionOfItem;
  state: ReactNode;
  onLeave: () => void;
}

/** A section that a product adds: its fields, in the checkout's frame. */
export function ItemSection({ of, state, onLeave }: ItemSectionProps) {
  const { t } = useTexts('booking');
  const { id, item, section } = of;
  const form = useSection(of);
  return (
    <FormSection id={id} title={t(section.title)} state={state} onLeave={onLeave}>
      <section.Fields form={form} item={item} />
    </FormSection>
  );
}
