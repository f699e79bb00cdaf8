import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

const { color } = tokens;

const Drawing = styled.svg`
  height: 52px;
  max-width: 100%;

  & .none {
    fill: none;
    stroke: ${color.control};
    stroke-width: 1.6;
    stroke-dasharray: 4 3;
  }

  & .body {
    fill: ${color.accent};
    stroke: ${color.accentText};
    stroke-width: 1.2;
  }

  & .side {
    fill: ${color.accentHover};
  }

  & .ribs {
    stroke: ${color.onAccent};
    stroke-width: 2;
    stroke-linecap: round;
  }

  & .handle {
    fill: none;
    stroke: ${color.ink2};
    stroke-width: 2.4;
  }

  & .wheel {
    fill: ${color.ink};
  }
`;

/** More are not drawn apart: the words beside it say how many. */
const MOST_DRAWN = 3;
/** Between one and the next, in units of the drawing: two stand side by side, three one before the other. */
const STEP = [0, 0, 40, 22] as const;
const CASE_WIDTH = 42;

/** So many checked bags as a drawing, or the outline of one that is not there. Words say the same beside it. */
export function Suitcases({ count }: { count: number }) {
  const drawn = Math.min(count, MOST_DRAWN);
  const step = STEP[drawn] ?? 0;
  const width = CASE_WIDTH + Math.max(0, drawn - 1) * step;
  return (
    <Drawing viewBox={`0 0 ${width} 52`} width={width} aria-hidden="true">
      {drawn === 0 ? (
        <>
          <path className="none" d="M15 14V6h12v8" />
          <rect className="none" x="6" y="14" width="30" height="34" rx="5" />
        </>
      ) : null}
      {Array.from({ length: drawn }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal bags in a row
        <g key={i} transform={`translate(${i * step} 0)`}>
          <path className="handle" d="M15 14V5h12v9" />
          <rect className="body" x="6" y="13" width="30" height="34" rx="5" />
          <path className="side" d="M25 14h6a4.5 4.5 0 0 1 4.5 4.5v23a4.5 4.5 0 0 1-4.5 4.5h-6z" />
          <path className="ribs" d="M14 20v20M20 20v20" />
          <circle className="wheel" cx="12" cy="49" r="2.4" />
          <circle className="wheel" cx="30" cy="49" r="2.4" />
        </g>
      ))}
    </Drawing>
  );
}
