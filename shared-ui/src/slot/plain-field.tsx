import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, tokens } from '../tokens/index.ts';
import { SlotFrame, slotLabelStyles, slotValueStyles } from './slot-styles.tsx';

/** Plain fields beside each other: two in narrow windows, three from 768, six from 1280. */
export const PlainFields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }

  ${media.xl} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

const Label = styled.span(slotLabelStyles);

const Box = styled(SlotFrame)`
  & > input,
  & > select {
    ${slotValueStyles}
    width: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
  }
`;

export interface PlainFieldProps {
  label: ReactNode;
  /** an `input` or `select` of the browser's own */
  children: ReactNode;
}

/** What a finder asks for without a panel: where no script runs. */
export function PlainField({ label, children }: PlainFieldProps) {
  return (
    <Box as="label" data-bare="">
      <Label>{label}</Label>
      {children}
    </Box>
  );
}
