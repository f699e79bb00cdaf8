import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from '../tokens/index.ts';
import { PathLine, type PathSegment } from './path-line.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0 ${tokens.space[3]};
  align-items: center;
  padding-block: ${tokens.space[2]};
  font-size: ${tokens.text[15]};

  & b {
    display: block;
    font-weight: 650;
    white-space: nowrap;
  }
`;

const Way = styled.div`
  min-width: 0;
  text-align: center;
  font-size: ${tokens.text[13]};
  line-height: 16px;
  color: ${tokens.color.ink2};
`;

const Arrival = styled.div`
  text-align: right;
`;

const Plus = styled.sup`
  margin-left: 2px;
  font-size: ${tokens.text[13]};
  line-height: 0;
  color: ${tokens.color.accentText};
`;

export interface MiniLegProps {
  depart: { time: string; code: string };
  arrive: { time: string; code: string; plusDays?: number };
  duration: ReactNode;
  stopsText: ReactNode;
  pathSegments: readonly PathSegment[];
  className?: string;
}

/** A leg in an order summary: times, codes and the way between. */
export function MiniLeg({ depart, arrive, duration, stopsText, pathSegments, className }: MiniLegProps) {
  const { plusDays = 0 } = arrive;
  return (
    <Row className={className}>
      <div>
        <b>{depart.time}</b>
        {depart.code}
      </div>
      <Way>
        <span>{duration}</span>
        <PathLine segments={pathSegments} />
        <span>{stopsText}</span>
      </Way>
      <Arrival>
        <b>
          {arrive.time}
          {plusDays > 0 ? <Plus>+{plusDays}</Plus> : null}
        </b>
        {arrive.code}
      </Arrival>
    </Row>
  );
}
