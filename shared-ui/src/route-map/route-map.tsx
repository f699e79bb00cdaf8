import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';
import { LAND } from './land.ts';
import { MAP_HEIGHT, MAP_WIDTH, type MapPoint, type MapStop, viewOf } from './project.ts';

const { color, text } = tokens;

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.control};
  background: ${color.surface};

  & > [data-land] {
    fill: ${color.sunken};
    stroke: ${color.lineStrong};
  }

  & > [data-way] {
    fill: none;
    stroke: ${color.action};
    stroke-width: 2.5;
    stroke-linecap: round;
  }

  & > circle {
    fill: ${color.surface};
    stroke: ${color.ink};
    stroke-width: 3;
  }

  & > text {
    fill: ${color.ink};
    stroke: ${color.surface};
    stroke-width: 5;
    paint-order: stroke;
    font-size: ${text[24]};
    font-weight: 650;
    text-anchor: middle;
  }
`;

/** The world is drawn once more on either side for routes over its edge. */
const TURNS = [-360, 0, 360] as const;
/** `LAND` counts in half degrees. */
const UNITS_IN_DEGREE = 2;

const path = (points: readonly MapPoint[]) =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export interface RouteMapProps {
  /** in the order of the journey, at least two */
  stops: readonly MapStop[];
  /** the route in words */
  label: string;
  className?: string;
}

/** A route between airports on the coasts of the world, drawn here: nothing is asked of anybody. */
export function RouteMap({ stops, label, className }: RouteMapProps) {
  const view = viewOf(stops);
  const { origin, scale } = view;
  return (
    <Chart viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={label} className={className}>
      {TURNS.map((turn) => (
        <path
          key={turn}
          data-land=""
          d={LAND}
          vectorEffect="non-scaling-stroke"
          transform={`translate(${origin.x + turn * scale.x} ${origin.y}) scale(${scale.x / UNITS_IN_DEGREE} ${-scale.y / UNITS_IN_DEGREE})`}
        />
      ))}
      <path data-way="" d={view.ways.map(path).join('')} />
      {view.stops.map(({ code, x, y }) => (
        <circle key={code} cx={x} cy={y} r="6" />
      ))}
      {view.stops.map(({ code, x, y }) => (
        <text key={code} x={x} y={y < MAP_HEIGHT / 2 ? y - 14 : y + 32}>
          {code}
        </text>
      ))}
    </Chart>
  );
}
