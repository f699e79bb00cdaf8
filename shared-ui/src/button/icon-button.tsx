import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

const Square = styled('button', ownProps('round'))<{ round: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${tokens.target};
  height: ${tokens.target};
  padding: 0;
  border: 1px solid ${({ round }) => (round ? tokens.color.control : 'transparent')};
  border-radius: ${({ round }) => (round ? tokens.radius.pill : tokens.radius.control)};
  background: ${({ round }) => (round ? tokens.color.surface : 'none')};
  color: ${tokens.color.ink};
  cursor: pointer;
  transition: background ${tokens.motion.color} ${tokens.motion.ease};

  &:hover {
    background: ${tokens.color.sunken};
  }

  &[aria-disabled='true'],
  &:disabled {
    color: ${tokens.color.ink3};
    border-color: ${({ round }) => (round ? tokens.color.lineStrong : 'transparent')};
    background: none;
    cursor: default;
  }
`;

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, read out: the icon alone says nothing. */
  label: string;
  /** With a border, as in steppers and the swap button. */
  round?: boolean;
}

export function IconButton({ label, round = false, type = 'button', ...rest }: IconButtonProps) {
  return <Square type={type} aria-label={label} round={round} {...rest} />;
}
