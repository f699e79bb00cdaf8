import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { tokens } from '../tokens/index.ts';

const { color, motion, space } = tokens;

const Line = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[4]};
  align-items: center;
  min-height: ${space[12]};
  padding-block: ${space[2]};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

const Label = styled.span`
  font-weight: 600;
`;

const Hint = styled.span`
  grid-row: 2;
  font-size: ${tokens.text[14]};
  color: ${color.ink2};
`;

/** The knob's place tells the state as well as the colour does. */
const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  grid-row: 1 / span 2;
  grid-column: 2;
  width: 44px;
  height: ${space[6]};
  margin: 0;
  border: 1.5px solid ${color.control};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
  cursor: inherit;
  transition:
    background ${motion.color} ${motion.ease},
    border-color ${motion.color} ${motion.ease};

  &::before {
    content: '';
    position: absolute;
    top: 2.5px;
    left: 3px;
    width: 16px;
    height: 16px;
    border-radius: ${tokens.radius.pill};
    background: ${color.control};
    transition: transform ${motion.color} ${motion.ease};
  }

  &:hover:enabled {
    border-color: ${color.action};
  }

  &:checked {
    border-color: ${color.action};
    background: ${color.action};
  }

  &:checked::before {
    background: ${color.onAction};
    transform: translateX(19px);
  }

  &:focus-visible {
    border-radius: ${tokens.radius.pill};
  }

  &:disabled {
    opacity: 0.55;
  }

  /* With the system's forced colours the drawing would vanish. */
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, at once: dark mode, "only direct". For a choice that is sent with a form take a `Checkbox`. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <Line className={className}>
      <Label id={`${id}-label`}>{label}</Label>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      <Track
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
        type="checkbox"
        role="switch"
      />
    </Line>
  );
}
