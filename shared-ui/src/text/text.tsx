import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

interface MutedProps {
  size?: 13 | 14 | 15 | 16;
}

/** Second text: facts, counts, explanations. */
export const Muted = styled('p', ownProps('size'))<MutedProps>`
  color: ${tokens.color.ink2};
  font-size: ${({ size = 14 }) => tokens.text[size]};
`;

export const Eyebrow = styled.p`
  font-size: ${tokens.text[14]};
  font-weight: 600;
  color: ${tokens.color.accentText};
`;

/** Airport and offer codes: condensed, bold, never broken. */
export const Code = styled.span`
  font-stretch: ${tokens.width.narrow};
  font-weight: 650;
  letter-spacing: 0.02em;
  white-space: nowrap;
`;

/** Condensed display text such as the phone number. */
export const Narrow = styled.span`
  font-stretch: ${tokens.width.narrow};
  letter-spacing: 0.01em;
`;

/** A fact that must stay on one line. */
export const NoBreak = styled.span`
  white-space: nowrap;
`;
