import { media, tokens } from '../tokens/index.ts';

/**
 * CSS text for what holds a spinner. It stands with the holder's own: a rule that comes with the press has the browser
 * look at every element of the page again before it shows that work is under way.
 */
export const spinnerStyles = `
  & > [data-spinner] {
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
  }
`;

/** Decoration: the words beside it say what is awaited. */
export function Spinner() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" data-spinner="">
      <circle cx="9" cy="9" r="7" opacity=".3" />
      <path d="M9 2a7 7 0 0 1 7 7" />
    </svg>
  );
}
