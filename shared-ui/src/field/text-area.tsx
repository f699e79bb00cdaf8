import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { tokens } from '../tokens/index.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** Grows with what is written where the browser can; elsewhere it can be pulled larger. */
const Box = styled.textarea`
  ${controlStyles}
  display: block;
  min-height: ${tokens.space[24]};
  max-height: 60vh;
  padding-block: ${tokens.space[3]};
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
`;

/** Several lines of text. Inside a `Field` it takes id, description and state from it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <Box rows={4} {...useFieldControl()} {...props} />;
}
