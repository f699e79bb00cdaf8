import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { tokens } from '../tokens/index.ts';
import { Control, Line, Lines } from './choice-styles.tsx';
import { describedBy, FieldMessages, fieldLines } from './messages.tsx';

const Words = styled.span`
  min-width: 0;
`;

/** Beside the words, in line with them: the number of matches, the price of the choice. */
const Aside = styled.span`
  margin-left: auto;
  font-size: ${tokens.text[14]};
  color: ${tokens.color.ink2};
  white-space: nowrap;
`;

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** At the other end of the line. */
  aside?: ReactNode;
}

export interface CheckboxProps extends ChoiceProps {
  hint?: ReactNode;
  error?: ReactNode;
}

/** A box to tick with its words; the whole line can be pressed. */
export function Checkbox({ label, aside, hint, error, required, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const lines = fieldLines(id, { hint, error });
  const state = {
    'aria-describedby': describedBy(lines),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const line = (
    <Line className={hint || error ? undefined : className} data-required={required ? '' : undefined}>
      <Control type="checkbox" {...state} {...rest} />
      <Words>{label}</Words>
      {aside ? <Aside>{aside}</Aside> : null}
    </Line>
  );
  if (!hint && !error) return line;
  return (
    <Lines className={className}>
      {line}
      <FieldMessages {...lines} />
    </Lines>
  );
}

/** One of several; put a set of them in a `RadioGroup`. */
export function Radio({ label, aside, className, ...rest }: ChoiceProps) {
  return (
    <Line className={className}>
      <Control type="radio" {...rest} />
      <Words>{label}</Words>
      {aside ? <Aside>{aside}</Aside> : null}
    </Line>
  );
}
