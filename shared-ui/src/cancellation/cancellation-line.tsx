import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

/** What becomes of the money when it is called off: all of it comes back, a part is kept, or nothing comes back. */
export type CancellationKind = 'free' | 'fee' | 'none';

const ICONS = { free: 'check', fee: 'info', none: 'close' } as const;

const Line = styled('p', ownProps('kind'))<{ kind: CancellationKind }>`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: flex-start;
  color: ${({ kind }) => (kind === 'free' ? tokens.color.goodText : tokens.color.ink2)};
  font-size: ${tokens.text[14]};
  font-weight: ${({ kind }) => (kind === 'free' ? 600 : 400)};

  & svg {
    margin-top: 2px;
  }
`;

export interface CancellationLineProps extends ComponentProps<'p'> {
  kind: CancellationKind;
}

/** Whether what is bought can be called off, and until when, in the reader's words: the drawing says nothing beyond them. */
export function CancellationLine({ kind, children, ...rest }: CancellationLineProps) {
  return (
    <Line kind={kind} {...rest}>
      <Icon name={ICONS[kind]} size="s" />
      <span>{children}</span>
    </Line>
  );
}
