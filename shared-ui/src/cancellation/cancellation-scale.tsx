import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';
import type { CancellationKind } from './cancellation-line.tsx';

const COLORS = {
  free: tokens.color.goodText,
  fee: tokens.color.accent,
  none: tokens.color.lineStrong,
} as const;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: ${tokens.space[2]};
  margin-bottom: ${tokens.space[1]};
`;

const Stretch = styled('span', ownProps('kind', 'days'))<CancellationStretch>`
  flex-grow: ${({ days }) => days};
  min-width: ${tokens.space[1]};
  border-radius: ${tokens.radius.pill};
  background: ${({ kind }) => COLORS[kind]};
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${tokens.color.ink2};
  font-size: ${tokens.text[13]};
`;

export interface CancellationStretch {
  kind: CancellationKind;
  /** how long it lasts, whole days */
  days: number;
}

export interface CancellationScaleProps {
  /** in order, the first from today on */
  stretches: readonly CancellationStretch[];
  /** today, and the day on which nothing is left to give back */
  ends: readonly [ReactNode, ReactNode];
}

/**
 * What is kept of the money, from today until it begins, drawn to scale: each stretch is as long as its days. Beside it the
 * same is said in words: who does not see the line misses nothing.
 */
export function CancellationScale({ stretches, ends: [today, end] }: CancellationScaleProps) {
  return (
    <div aria-hidden="true">
      <Bar>
        {stretches.map(({ kind, days }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches are known by their order
          <Stretch key={at} data-kind={kind} data-days={days} kind={kind} days={days} />
        ))}
      </Bar>
      <Ends>
        <span>{today}</span>
        <span>{end}</span>
      </Ends>
    </div>
  );
}
