import { useTexts } from '@alisio/platform/sdk/i18n';
import { useWithTexts } from '@alisio/platform/sdk/late-texts';
import { Disclosure } from '@alisio/shared-ui/disclosure';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { Card } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { ForgottenReference } from './forgotten-reference.tsx';
import { lateTexts } from './late-texts.ts';

const Place = styled(Card)`
  margin-top: ${tokens.space[4]};
`;

const withForm = async () => ({ Form: ForgottenReference });

/** The way for who lost the reference: what its form says comes with the press that opens it. */
export function LostReference() {
  const { t } = useTexts('booking');
  const { part, want, warm } = useLatePart(useWithTexts('booking', withForm, lateTexts));
  const [isOpen, setOpen] = useState(false);
  const toggle = (open: boolean) => {
    setOpen(open);
    if (open) void want();
  };
  return (
    <Place pad="block" onPointerEnter={warm}>
      <Disclosure label={t('lookup.forgot')} open={isOpen} onToggle={toggle}>
        {part ? <part.Form /> : null}
      </Disclosure>
    </Place>
  );
}
