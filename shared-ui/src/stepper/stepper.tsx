import styled from '@emotion/styled';
import { memo, type ReactNode, useId } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const { color, space } = tokens;

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space[4]};
  align-items: center;
  padding-block: ${space[3]};
`;

const Label = styled.span`
  display: block;
  font-weight: 600;
`;

const Hint = styled.span`
  display: block;
  font-size: ${tokens.text[14]};
  color: ${color.ink2};
`;

const Controls = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;

const Value = styled.output`
  min-width: ${space[8]};
  text-align: center;
  font-weight: 650;
`;

const Limit = styled.p`
  grid-column: 1 / -1;
  font-size: ${tokens.text[14]};
  color: ${color.accentText};

  &:empty {
    display: none;
  }
`;

export interface StepperProps {
  label: ReactNode;
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Read out on the buttons: "Quitar un adulto", "Añadir un adulto". */
  decreaseLabel: string;
  increaseLabel: string;
  /** Why it cannot go higher. Shown and read out at the limit, not only greyed out. */
  limitText?: ReactNode;
  /** Id of a text elsewhere that says why, when several steppers share a limit. */
  limitId?: string;
  className?: string;
}

/**
 * A small whole number with less and more. The buttons keep the focus at the limits. Drawn again for its own sake
 * only: several stand beside each other.
 */
export const Stepper = memo(function Stepper(props: StepperProps) {
  const { label, hint, value, min, max, onChange, decreaseLabel, increaseLabel, limitText, className } =
    props;
  const id = useId();
  const limitIds = [limitText ? `${id}-limit` : '', props.limitId ?? ''].filter(Boolean).join(' ');
  const atMin = value <= min;
  const atMax = value >= max;
  return (
    <Line role="group" aria-labelledby={`${id}-label`} className={className}>
      <span id={`${id}-label`}>
        <Label>{label}</Label>
        {hint ? <Hint>{hint}</Hint> : null}
      </span>
      <Controls>
        <IconButton
          round
          label={decreaseLabel}
          aria-disabled={atMin || undefined}
          onClick={() => (atMin ? undefined : onChange(value - 1))}
        >
          <Icon name="minus" size="s" />
        </IconButton>
        <Value aria-live="polite">{value}</Value>
        <IconButton
          round
          label={increaseLabel}
          aria-disabled={atMax || undefined}
          aria-describedby={(atMax && limitIds) || undefined}
          onClick={() => (atMax ? undefined : onChange(value + 1))}
        >
          <Icon name="plus" size="s" />
        </IconButton>
      </Controls>
      <Limit id={`${id}-limit`} role="status">
        {atMax ? limitText : null}
      </Limit>
    </Line>
  );
});
