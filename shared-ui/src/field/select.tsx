import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { tokens } from '../tokens/index.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

const half = (angle: string) => `linear-gradient(${angle}, transparent 50%, ${tokens.color.ink2} 50%)`;

/** The system's own list, with an arrow drawn from two half squares so that it follows the theme. */
const Box = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 36px;
  background-image: ${half('45deg')}, ${half('-45deg')};
  background-position:
    calc(100% - 19px) 50%,
    calc(100% - 14px) 50%;
  background-size: 5px 6px;
  background-repeat: no-repeat;
`;

/** A native select. Inside a `Field` it takes id, description and state from it. */
export function Select(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl()} {...props} />;
}
