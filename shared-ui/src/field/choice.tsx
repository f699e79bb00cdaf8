import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { tokens } from '../tokens/index.ts';

const { color } = tokens;

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.space[10]};
  cursor: pointer;
`;

const Control = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1.5px solid ${color.control};
  border-radius: ${tokens.radius.tag};
  background: ${color.surface};
  cursor: inherit;

  &[type='radio'] {
    border-radius: ${tokens.radius.pill};
  }

  &:checked {
    border-color: ${color.action};
  }

  &[type='checkbox']:checked {
    background: ${color.action};
  }

  &[type='checkbox']:checked::before {
    content: '';
    position: absolute;
    left: 5.5px;
    top: 1.5px;
    width: 6px;
    height: 11px;
    border: solid ${color.onAction};
    border-width: 0 2.4px 2.4px 0;
    border-radius: 1px;
    transform: rotate(42deg);
  }

  &[type='radio']:checked {
    box-shadow: inset 0 0 0 5px ${color.action};
  }

  &[aria-invalid='true'] {
    border-color: ${color.badText};
  }

  /* With the system's forced colours the drawing would vanish. */
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A box to tick with its words; the whole line can be pressed. */
export function Checkbox({ label, className, ...rest }: ChoiceProps) {
  return (
    <Line className={className}>
      <Control type="checkbox" {...rest} />
      <span>{label}</span>
    </Line>
  );
}

/** One of several; put a set of them in a `RadioGroup`. */
export function Radio({ label, className, ...rest }: ChoiceProps) {
  return (
    <Line className={className}>
      <Control type="radio" {...rest} />
      <span>{label}</span>
    </Line>
  );
}
