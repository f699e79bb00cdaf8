import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldControlIds, FieldProvider } from './field-context.ts';
import { Label, Optional } from './label.tsx';
import { describedBy, FieldMessages, fieldLines } from './messages.tsx';

export type { FieldControlIds };

const Box = styled.div`
  position: relative;
  min-width: 0;
`;

/** What stands around a control of any kind. */
export interface FieldWords {
  label: ReactNode;
  /** The control's id, for links of an error summary. Made up when not given. */
  id?: string;
  /** Words for "may be left empty", beside the label. */
  optional?: string;
  /** An asterisk behind the label; the control says it to a screen reader. The form does the checking. */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

export interface FieldProps extends FieldWords, Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** What may be a slip and is taken all the same, while there is no error. */
  warning?: ReactNode;
  /** How much more fits, under the control. */
  counter?: ReactNode;
  /** `TextInput`, `TextArea` and `Select` wire themselves; anything else takes the ids by a function. */
  children: ReactNode | ((ids: FieldControlIds) => ReactNode);
}

/** Label above, control, hint and error beneath, all tied together for a screen reader. */
export function Field(props: FieldProps) {
  const { label, id, optional, required, hint, error, warning, counter, children, ...rest } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const lines = fieldLines(controlId, { hint, error, warning, counter });
  const ids: FieldControlIds = {
    id: controlId,
    'aria-describedby': describedBy(lines),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <Box {...rest}>
      <Label htmlFor={controlId} data-required={required ? '' : undefined}>
        {label}
        {optional ? <Optional>{optional}</Optional> : null}
      </Label>
      <FieldProvider value={ids}>{typeof children === 'function' ? children(ids) : children}</FieldProvider>
      <FieldMessages {...lines} />
    </Box>
  );
}
