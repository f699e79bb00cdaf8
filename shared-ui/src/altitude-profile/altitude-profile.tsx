import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** Units of the drawing; it is stretched to its place, and what is read stands over it. */
const WIDTH = 1000;
const HEIGHT = 100;
/** Of the height: the highest lies there, the lowest so far above the foot. */
const TOP = 0.1;
const FOOT = 0.3;
/** Less than this between highest and lowest is no hill, metres. */
const LEAST_RISE = 100;
/** More nights than this would write over each other on one line on a phone. */
const ONE_LINE = 6;

const Chart = styled.div`
  container-type: inline-size;
  position: relative;
  padding-top: ${space[12]};

  & [data-long] {
    display: none;
  }

  @container (min-width: 680px) {
    & [data-long] {
      display: inline;
    }

    & [data-short] {
      display: none;
    }
  }
`;

const Hill = styled.svg`
  display: block;
  width: 100%;
  height: 112px;

  & > [data-hill] {
    fill: ${color.actionSoft};
  }

  & > [data-ridge] {
    fill: none;
    stroke: ${color.action};
    stroke-width: 2.5;
    vector-effect: non-scaling-stroke;
  }
`;

const Over = styled.div`
  position: absolute;
  inset: ${space[12]} 0 auto;
  height: 112px;
`;

const Night = styled('span', ownProps('x', 'y'))<{ x: number; y: number }>`
  position: absolute;
  left: ${({ x }) => `${(x * 100).toFixed(2)}%`};
  top: ${({ y }) => `${(y * 100).toFixed(2)}%`};
  width: 12px;
  height: 12px;
  border: 2.5px solid ${color.action};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
  transform: translate(-50%, -50%);
`;

const Height = styled.span<{ raised: boolean }>`
  position: absolute;
  left: 50%;
  bottom: ${({ raised }) => (raised ? '26px' : '12px')};
  transform: translateX(-50%);
  font-size: ${text[13]};
  font-weight: 650;
  line-height: 1.2;
  white-space: nowrap;
  color: ${color.ink};
`;

const Names = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text[13]};
  text-align: center;
  color: ${color.ink2};

  @container (min-width: 680px) {
    & [data-long] {
      display: inline;
    }

    & [data-short] {
      display: none;
    }
  }
`;

export interface AltitudeNight {
  /** where: "1. Cusco" */
  name: string;
  /** where there is little room: "1" */
  short: string;
  /** metres above the sea */
  altitude: number;
  /** the same as it is written: "3.399" */
  said: string;
}

export interface AltitudeProfileProps {
  nights: readonly AltitudeNight[];
  /** of the heights, where there is room: "m" */
  unit: string;
  /** all of it in words */
  label: string;
}

/** How high one sleeps, night by night. */
export function AltitudeProfile({ nights, unit, label }: AltitudeProfileProps) {
  const heights = nights.map(({ altitude }) => altitude);
  const highest = Math.max(...heights);
  const lowest = Math.min(...heights, highest - LEAST_RISE);
  const points = nights.map(({ altitude }, at) => ({
    x: (at + 0.5) / nights.length,
    y: TOP + ((highest - altitude) / (highest - lowest)) * (1 - TOP - FOOT),
  }));
  const ridge = points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      const here = `${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`;
      if (!before) return `M${here}`;
      const middle = (((x + before.x) / 2) * WIDTH).toFixed(1);
      return `C${middle} ${(before.y * HEIGHT).toFixed(1)} ${middle} ${(y * HEIGHT).toFixed(1)} ${here}`;
    })
    .join('');
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  return (
    <Chart role="img" aria-label={label}>
      <Hill viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-hill="" d={`${ridge}L${last * WIDTH} ${HEIGHT}H${first * WIDTH}Z`} />
        <path data-ridge="" d={ridge} />
      </Hill>
      <Over aria-hidden="true">
        {nights.map(({ said, name }, at) => (
          <Night key={name} x={points[at]?.x ?? 0} y={points[at]?.y ?? 0}>
            <Height raised={nights.length > ONE_LINE && at % 2 === 1}>
              {said}
              <span data-long="">{`\u00a0${unit}`}</span>
            </Height>
          </Night>
        ))}
      </Over>
      <Names aria-hidden="true">
        {nights.map(({ name, short }) => (
          <li key={name}>
            <span data-long="">{name}</span>
            <span data-short="">{short}</span>
          </li>
        ))}
      </Names>
    </Chart>
  );
}
