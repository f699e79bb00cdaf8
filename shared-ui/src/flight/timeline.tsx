import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';
import { WallClock } from './wall-clock.tsx';

const { color, space, text } = tokens;

const List = styled.ol`
  margin-top: ${space[2]};
`;

const Item = styled('li', ownProps('rest'))<{ rest: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 84px 24px 1fr;
  gap: 0 ${space[2]};
  padding-bottom: ${space[5]};

  &::before {
    content: '';
    position: absolute;
    left: 103px;
    top: 12px;
    bottom: -12px;
    border-left: 2px ${({ rest }) => (rest ? `dashed ${color.accentText}` : `solid ${color.ink}`)};
  }

  &:last-of-type {
    padding-bottom: 0;
  }

  &:last-of-type::before {
    display: none;
  }
`;

const Time = styled.div`
  font-size: ${text[18]};
  font-weight: 600;
  text-align: right;
  white-space: nowrap;

  & small {
    font-size: ${text[13]};
  }

  & sup {
    font-size: ${text[13]};
    font-weight: 700;
    line-height: 0;
    color: ${color.accentText};
  }
`;

const Point = styled.span`
  position: relative;
  width: 14px;
  height: 14px;
  margin: 6px 5px;
  border: 3px solid ${color.ink};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
`;

const Title = styled.div`
  font-weight: 650;
`;

const Detail = styled.div`
  font-size: ${text[14]};
  color: ${color.ink2};
`;

export interface TimelineItem {
  /** Stable within the list. */
  id: string;
  /** A place with its time, the flight between two places, or the wait at one. */
  kind: 'stop' | 'fly' | 'rest';
  /** Local time of a stop; the others have none. */
  time?: string;
  dateTime?: string;
  plusDays?: number;
  title?: ReactNode;
  detail?: ReactNode;
}

export interface TimelineProps {
  items: readonly TimelineItem[];
  className?: string;
}

/** A journey from top to bottom: places with times, and what lies between them; a wait is dashed. */
export function Timeline({ items, className }: TimelineProps) {
  return (
    <List className={className}>
      {items.map((item) => (
        <Item key={item.id} rest={item.kind === 'rest'}>
          <Time>
            {item.time ? (
              <time dateTime={item.dateTime}>
                <WallClock time={item.time} />
              </time>
            ) : null}
            {item.plusDays ? <sup>+{item.plusDays}</sup> : null}
          </Time>
          {item.kind === 'stop' ? <Point aria-hidden="true" /> : <span />}
          <div>
            {item.title ? <Title>{item.title}</Title> : null}
            {item.detail ? <Detail>{item.detail}</Detail> : null}
          </div>
        </Item>
      ))}
    </List>
  );
}
