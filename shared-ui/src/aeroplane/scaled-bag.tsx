import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

const { color } = tokens;

/** One scale for all bags: a unit of the drawing is a centimetre. */
const TALL = 96;
const WIDE = 64;
const WHEELS = 4;

const Drawing = styled.svg`
  flex: none;
  width: 96px;
  height: 144px;

  & .handle {
    fill: none;
    stroke: ${color.ink2};
    stroke-width: 2.4;
  }

  & .wheel {
    fill: ${color.ink};
  }

  & [data-kind='personal'] .body {
    fill: ${color.action};
  }

  & [data-kind='cabin'] .body {
    fill: ${color.accent};
  }

  & [data-kind='checked'] .body {
    fill: ${color.accentText};
  }

  & .side {
    fill: ${color.ink};
    opacity: 0.16;
  }

  & .ribs {
    fill: none;
    stroke: ${color.paper};
    stroke-width: 2;
    stroke-linecap: round;
    opacity: 0.7;
  }
`;

export interface ScaledBagProps {
  kind: 'personal' | 'cabin' | 'checked';
  /** centimetres; of a suitcase with its wheels */
  width: number;
  height: number;
}

/** A tenth of a millimetre is enough. */
const n = (value: number): number => Math.round(value * 100) / 100;

/** A soft bag stands on its longer side, with a handle above it. */
function Soft({ width, height }: Pick<ScaledBagProps, 'width' | 'height'>) {
  const [x, y] = [(WIDE - width) / 2, TALL - height];
  const low = width * 0.06;
  const mid = WIDE / 2;
  return (
    <g data-kind="personal">
      <path
        className="handle"
        d={`M${n(mid - width * 0.24)} ${n(y + 1)}q0-${n(height * 0.55)} ${n(width * 0.24)}-${n(height * 0.55)}t${n(width * 0.24)} ${n(height * 0.55)}`}
      />
      <path
        className="body"
        d={`M${n(x + low)} ${y}h${n(width - 2 * low)}l${low} ${n(height - 4)}q0 4-4 4H${n(x + 4)}q-4 0-4-4z`}
      />
      <path
        className="side"
        d={`M${n(x + width * 0.7)} ${y}h${n(width * 0.24)}l${low} ${n(height - 4)}q0 4-4 4h-${n(width * 0.18)}z`}
      />
      <path className="ribs" d={`M${n(x + width * 0.22)} ${n(y + height * 0.26)}h${n(width * 0.4)}`} />
    </g>
  );
}

function Suitcase({ kind, width, height }: ScaledBagProps) {
  const [x, y] = [(WIDE - width) / 2, TALL - height];
  const body = height - WHEELS;
  const ribs = [0.24, 0.42].map((at) => `M${n(x + width * at)} ${n(y + 8)}v${n(body - 16)}`).join('');
  return (
    <g data-kind={kind}>
      <path className="handle" d={`M${n(WIDE / 2 - width * 0.18)} ${y}v-12h${n(width * 0.36)}v12`} />
      <rect className="body" x={x} y={y} width={width} height={body} rx="5" />
      <path
        className="side"
        d={`M${n(x + width * 0.7)} ${y}h${n(width * 0.3 - 5)}q5 0 5 5v${n(body - 10)}q0 5-5 5h-${n(width * 0.3 - 5)}z`}
      />
      <path className="ribs" d={ribs} />
      <circle className="wheel" cx={x + width * 0.2} cy={TALL - 2.4} r="2.4" />
      <circle className="wheel" cx={x + width * 0.8} cy={TALL - 2.4} r="2.4" />
    </g>
  );
}

/** A bag at the scale of all others, standing on one floor with them. Words beside it say its size. */
export const ScaledBag = (bag: ScaledBagProps) => (
  <Drawing viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
    {bag.kind === 'personal' ? <Soft {...bag} /> : <Suitcase {...bag} />}
  </Drawing>
);
