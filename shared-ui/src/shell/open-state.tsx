import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

/**
 * "Abierto ahora …" with a dot: full when someone answers, a ring when nobody does. Of what is not known yet only the
 * room is there.
 */
export const OpenState = styled('span', ownProps('open'))<{ open: boolean | undefined }>`
  visibility: ${({ open }) => (open === undefined ? 'hidden' : 'inherit')};
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-size: ${tokens.text[14]};
  font-weight: 600;

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin: 0 2px;
    border-radius: ${tokens.radius.pill};
    background: ${({ open }) => (open ? tokens.color.open : 'transparent')};
    box-shadow: 0 0 0 ${({ open }) => (open ? `3px color-mix(in srgb, ${tokens.color.open} 24%, transparent)` : '2px currentColor')};
  }
`;
