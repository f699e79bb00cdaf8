import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${tokens.space[12]};
  margin-top: ${tokens.space[2]};
  fill: ${tokens.color.lineStrong};

  & [data-kept] {
    fill: ${tokens.color.action};
  }
`;

/** Room of a bar with the gap behind it, and the bar; the drawing is stretched to the slider's width. */
const PITCH = 8;
const BAR = 6.5;
const HEIGHT = 48;
/** Also one single match can be seen. */
const LEAST = 2;

export interface HistogramProps {
  /** How many there are in each part of the range, parts of equal width, from its least value up. */
  counts: readonly number[];
  /** The kept part, as shares of the range: 0 to 1. */
  kept: readonly [from: number, to: number];
  className?: string;
}

/** Where the matches lie over a range, the kept part in the action's colour. Decoration: the slider says it. */
export function Histogram({ counts, kept: [from, to], className }: HistogramProps) {
  const most = Math.max(...counts, 1);
  const bars = counts.map((count, index) => {
    const height = count > 0 ? Math.max((count / most) * HEIGHT, LEAST) : 0;
    const middle = (index + 0.5) / counts.length;
    return { x: index * PITCH, height, kept: middle >= from && middle <= to };
  });
  return (
    <Drawing
      viewBox={`0 0 ${Math.max(counts.length * PITCH - PITCH + BAR, 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {bars.map(({ x, height, kept }) => (
        <rect
          key={x}
          x={x}
          y={HEIGHT - height}
          width={BAR}
          height={height}
          data-kept={kept ? '' : undefined}
        />
      ))}
    </Drawing>
  );
}
