import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/index.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space } = tokens;

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${tokens.target};
  padding: 0 ${space[3]};
  border: 1px solid ${color.action};
  border-radius: ${tokens.radius.pill};
  background: ${color.actionSoft};
  color: ${color.actionText};
  font-size: ${tokens.text[14]};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${color.surface};
  }

  ${media.md} {
    min-height: ${space[8]};
  }
`;

export interface ChipProps extends ComponentProps<'button'> {
  /** What pressing it does, read out: "Quitar Hasta 1 escala". With it, a cross is drawn. */
  removeLabel?: string;
}

/** Something that is applied and can be taken back. */
export function Chip({ removeLabel, children, type = 'button', ...rest }: ChipProps) {
  return (
    <Pill type={type} aria-label={removeLabel} {...rest}>
      {children}
      {removeLabel ? <Icon name="close" size="s" /> : null}
    </Pill>
  );
}
