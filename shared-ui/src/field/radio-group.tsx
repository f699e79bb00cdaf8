import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { tokens } from '../tokens/index.ts';
import type { FieldWords } from './field.tsx';
import { Legend, Optional } from './label.tsx';
import { describedBy, FieldMessages, fieldLines } from './messages.tsx';

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[6]};
  min-height: ${tokens.space[12]};
`;

export interface RadioGroupProps
  extends Omit<FieldWords, 'label'>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'id'> {
  legend: ReactNode;
  /** `Radio`s that share a `name`. */
  children: ReactNode;
}

/** A question with a few answers. Give it an `id` to be reached from an error summary. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, optional, required, hint, error, children, id, ...rest } = props;
  const ownId = useId();
  const base = id ?? ownId;
  const lines = fieldLines(base, { hint, error });
  // A plain group cannot say that it is required, or wrong; a radio group can.
  const state =
    required || error
      ? {
          role: 'radiogroup',
          'aria-required': required || undefined,
          'aria-invalid': error ? true : undefined,
        }
      : undefined;
  return (
    <fieldset id={base} aria-describedby={describedBy(lines)} {...state} {...rest}>
      <Legend data-required={required ? '' : undefined}>
        {legend}
        {optional ? <Optional>{optional}</Optional> : null}
      </Legend>
      <Options>{children}</Options>
      <FieldMessages {...lines} />
    </fieldset>
  );
}
