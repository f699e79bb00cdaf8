import { Disclosure } from '@alisio/shared-ui/disclosure';
import { Grid2 } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import type { SectionForm } from './section-form.ts';

const Fold = styled(Disclosure)`
  margin-top: ${tokens.space[3]};
`;

interface OptionalFieldsProps {
  form: SectionForm;
  /** the fields inside */
  names: readonly string[];
  label: ReactNode;
  children: ReactNode;
}

/** Fields that most people leave out, behind their name; open where one of them is filled in or wrong. */
export function OptionalFields({ form, names, label, children }: OptionalFieldsProps) {
  const [open, setOpen] = useState(() => names.some((name) => form.text(name) !== ''));
  const isOpen = open || names.some((name) => form.error(name));
  return (
    <Fold label={label} open={isOpen} onToggle={setOpen}>
      <Grid2>{children}</Grid2>
    </Fold>
  );
}
