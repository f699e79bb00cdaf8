import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

interface CardProps {
  /** `block` pads as a section of a form does (20 16, 24, 32 by breakpoint); `none` leaves it to the content. */
  pad?: 'none' | 'block';
}

const block = `
  padding: ${tokens.space[5]} ${tokens.space[4]};
  ${media.sm} { padding: ${tokens.space[6]}; }
  ${media.lg} { padding: ${tokens.space[8]}; }
`;

/** A flat surface with a hairline. */
export const Card = styled('div', ownProps('pad'))<CardProps>`
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  ${({ pad = 'none' }) => (pad === 'block' ? block : '')}
`;
