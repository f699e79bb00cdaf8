import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../styling/own-props.ts';

const Drawing = styled('svg', ownProps('size'))<{ size: 'm' | 's' }>`
  width: ${({ size }) => (size === 's' ? '16px' : '20px')};
  height: ${({ size }) => (size === 's' ? '16px' : '20px')};
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** path data on a grid of 20 */
  path: string;
  size?: 'm' | 's';
  /** Read out; without it the icon is decoration beside words. */
  label?: string | undefined;
}

/** One drawing, for callers that must not carry all of `Icon`'s. */
export function Glyph({ path, size = 'm', label, ...rest }: GlyphProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing viewBox="0 0 20 20" size={size} focusable="false" {...naming} {...rest}>
      <path d={path} />
    </Drawing>
  );
}
