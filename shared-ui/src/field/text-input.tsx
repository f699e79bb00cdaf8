import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

const Box = styled.input(controlStyles);

/** A line of text. Inside a `Field` it takes id, description and state from it. */
export function TextInput(props: ComponentProps<'input'>) {
  return <Box type="text" {...useFieldControl()} {...props} />;
}
