import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { tokens } from '../tokens/index.ts';
import { Legend, Optional } from './label.tsx';
import { describedBy, FieldMessages } from './messages.tsx';

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[6]};
  min-height: ${tokens.space[12]};
`;

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  legend: ReactNode;
  optional?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** `Radio`s that share a `name`. */
  children: ReactNode;
}

/** A question with a few answers. Give it an `id` to be reached from an error summary. */
export function RadioGroup({ legend, optional, hint, error, children, id, ...rest }: RadioGroupProps) {
  const ownId = useId();
  const base = id ?? ownId;
  const lines = { hintId: `${base}-hint`, errorId: `${base}-error`, hint, error };
  return (
    <fieldset id={base} aria-describedby={describedBy(lines)} {...rest}>
      <Legend>
        {legend}
        {optional ? <Optional>{optional}</Optional> : null}
      </Legend>
      <Options>{children}</Options>
      <FieldMessages {...lines} />
    </fieldset>
  );
}
