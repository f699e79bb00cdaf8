import styled from '@emotion/styled';
import { media, tokens } from '../tokens/index.ts';

const Ring = styled.svg`
  width: 18px;
  height: 18px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${tokens.animation.turn} 900ms linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Decoration: the words beside it say what is awaited. */
export function Spinner() {
  return (
    <Ring viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="7" opacity=".3" />
      <path d="M9 2a7 7 0 0 1 7 7" />
    </Ring>
  );
}
