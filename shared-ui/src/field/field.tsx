import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldControlIds, FieldProvider } from './field-context.ts';
import { Label, Optional } from './label.tsx';
import { describedBy, FieldMessages } from './messages.tsx';

export type { FieldControlIds };

const Box = styled.div`
  position: relative;
  min-width: 0;
`;

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  /** The control's id, for links of an error summary. Made up when not given. */
  id?: string;
  /** Words for "may be left empty", beside the label. */
  optional?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** `TextInput` and `Select` wire themselves; anything else takes the ids by a function. */
  children: ReactNode | ((ids: FieldControlIds) => ReactNode);
}

/** Label above, control, hint and error beneath, all tied together for a screen reader. */
export function Field({ label, id, optional, hint, error, children, ...rest }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const lines = { hintId: `${controlId}-hint`, errorId: `${controlId}-error`, hint, error };
  const ids: FieldControlIds = {
    id: controlId,
    'aria-describedby': describedBy(lines),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <Box {...rest}>
      <Label htmlFor={controlId}>
        {label}
        {optional ? <Optional>{optional}</Optional> : null}
      </Label>
      <FieldProvider value={ids}>{typeof children === 'function' ? children(ids) : children}</FieldProvider>
      <FieldMessages {...lines} />
    </Box>
  );
}
