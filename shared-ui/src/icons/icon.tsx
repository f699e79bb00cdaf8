import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

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

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  size?: 'm' | 's';
  /** Read out; without it the icon is decoration beside words. */
  label?: string;
}

export function Icon({ name, size = 'm', label, ...rest }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing viewBox="0 0 20 20" size={size} focusable="false" {...naming} {...rest}>
      <path d={paths[name]} />
    </Drawing>
  );
}
