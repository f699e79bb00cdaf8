import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

/** A carrier's two letters in a tile, large at the head of its page: no licence for a logo exists. */
export const CarrierTile = styled('span', ownProps('large'))<{ large?: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ large }) => (large ? '64px' : '48px')};
  aspect-ratio: 1;
  border-radius: ${({ large }) => (large ? tokens.radius.card : tokens.radius.control)};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-stretch: ${tokens.width.narrow};
  font-size: ${({ large }) => (large ? tokens.text[24] : tokens.text[18])};
  font-weight: 700;
  letter-spacing: 0.02em;
`;
