import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { tokens } from '../tokens/index.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

const half = (angle: string, color: string) => `linear-gradient(${angle}, transparent 50%, ${color} 50%)`;
const arrow = (color: string) => `${half('45deg', color)}, ${half('-45deg', color)}`;

/** The system's own list, with an arrow drawn from two half squares so that it follows the theme. */
const Box = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 36px;
  text-overflow: ellipsis;
  background-image: ${arrow(tokens.color.ink2)};
  background-position:
    calc(100% - 19px) 50%,
    calc(100% - 14px) 50%;
  background-size: 5px 6px;
  background-repeat: no-repeat;
  cursor: pointer;

  &:disabled {
    background-image: ${arrow(tokens.color.lineStrong)};
  }

  & option {
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }

  @media (forced-colors: active) {
    appearance: auto;
    padding-right: ${tokens.space[3]};
  }
`;

/** A native select. Inside a `Field` it takes id, description and state from it. */
export function Select(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl()} {...props} />;
}
