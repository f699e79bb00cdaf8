import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';
import type { TrailMode } from './lay-out.ts';

/** Solid on the ground, broken where one walks, sails or flies; a train has its ties. */
const dashes: Record<TrailMode, string | undefined> = {
  road: undefined,
  train: undefined,
  boat: '12 6',
  plane: '3 7',
  walk: '0.1 6',
  bike: '6 4',
};

const Line = styled('path', ownProps('mode'))<{ mode?: TrailMode }>`
  fill: none;
  stroke: ${tokens.color.action};
  stroke-width: ${({ mode }) => (mode === 'walk' ? 4 : 2.5)};
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;

const Ties = styled(Line)`
  stroke-width: 8;
  stroke-linecap: butt;
`;

/** A leg by the way of travelling. */
export function TrailLine({ mode, d }: { mode: TrailMode; d: string }) {
  return (
    <>
      <Line d={d} strokeDasharray={dashes[mode]} mode={mode} />
      {mode === 'train' ? <Ties d={d} strokeDasharray="2 6" /> : null}
    </>
  );
}
