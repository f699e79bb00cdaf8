import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { currencyGivesWay } from '../styling/currency-gives-way.ts';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

const Nav = styled.nav`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: ${space[2]} calc(-1 * ${tokens.gutter}) 0;
  padding-inline: ${space[2]};

  ${media.md} {
    margin: ${space[4]} 0 0;
    padding: 0;
  }
`;

const Day = styled('a', ownProps('cheapest'))<{ cheapest: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: ${space[16]};
  border-bottom: 1px solid ${color.lineStrong};
  color: ${color.ink2};
  font-size: ${text[13]};
  font-stretch: ${tokens.width.snug};
  line-height: 20px;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${currencyGivesWay}

  & b {
    font-weight: 600;
    color: ${({ cheapest }) => (cheapest ? color.goodText : color.ink)};
  }

  &[aria-current],
  &[aria-current] b {
    color: ${color.actionText};
  }

  &[aria-current] {
    padding-top: 2px;
    border-bottom: 3px solid ${color.action};
  }

  ${media.md} {
    min-height: 72px;
    font-size: ${text[14]};
    font-stretch: ${tokens.width.normal};
  }
`;

export interface DayStripItem {
  /** ISO date. */
  date: string;
  href: string;
  day: ReactNode;
  /** Known price of the day, else nothing. */
  price?: ReactNode;
  cheapest?: boolean;
}

export interface DayStripProps {
  label: string;
  items: readonly DayStripItem[];
  /** ISO date of the day shown. */
  current: string;
  onDay?: (date: string) => void;
  className?: string;
}

/** The days around the chosen one. */
export function DayStrip({ label, items, current, onDay, className }: DayStripProps) {
  const press = (event: MouseEvent, date: string) => {
    if (!onDay || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onDay(date);
  };
  return (
    <Nav aria-label={label} className={className}>
      {items.map(({ date, href, day, price, cheapest }) => (
        <Day
          key={date}
          href={href}
          cheapest={cheapest ?? false}
          aria-current={date === current ? 'date' : undefined}
          onClick={(event) => press(event, date)}
        >
          <span>{day}</span>
          {price ? <b>{price}</b> : null}
        </Day>
      ))}
    </Nav>
  );
}
