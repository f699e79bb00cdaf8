import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { DayPrice } from '../prices/use-day-prices.ts';
import { linesOf } from './graph-days.ts';

const { color, space, text } = tokens;

const WIDE = 20;
const HIGH = 100;

const Whole = styled.div`
  position: relative;
  padding-left: 52px;
`;

const Bars = styled.div`
  position: relative;
  height: 180px;
  border-radius: ${tokens.radius.tag};
  touch-action: pan-y;
  cursor: pointer;

  & svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  & path {
    stroke: ${color.line};
    vector-effect: non-scaling-stroke;
  }

  & rect {
    fill: ${color.lineStrong};
  }

  & [data-is='trip'] {
    fill: ${color.control};
  }

  & [data-is='low'] {
    fill: ${color.goodText};
  }

  & [data-is='departure'] {
    fill: ${color.action};
  }
`;

const Lines = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  font-size: ${text[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.ink2};

  & span {
    position: absolute;
    left: 0;
    transform: translateY(50%);
    white-space: nowrap;
  }
`;

const Dates = styled.div`
  position: relative;
  height: 22px;
  padding-top: ${space[1]};
  font-size: ${text[13]};
  color: ${color.ink2};

  & span {
    position: absolute;
    white-space: nowrap;
  }
`;

export interface GraphBarsProps {
  dates: readonly string[];
  prices: ReadonlyMap<string, DayPrice>;
  low: ReadonlySet<string>;
  /** the day that is looked at, and the last of its trip; ISO dates */
  day: string;
  lastDay: string;
  label: string;
  /** what is said of the day */
  valueText: string;
  writeUnits: (units: number) => string;
  writeDay: (date: string) => string;
  onDay: (date: string) => void;
  onChoose: () => void;
}

/** How far a key goes, in days. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A bar a day, moved over by hand or by keys as one slider: a bar is too thin to be a button. */
export function GraphBars(props: GraphBarsProps) {
  const { dates, prices, low, day, lastDay, label, valueText, writeUnits, writeDay, onDay, onChoose } = props;
  const most = Math.max(1, ...[...prices.values()].map(({ units }) => units));
  const at = Math.max(0, dates.indexOf(day));
  const to = (index: number) => {
    const date = dates[Math.min(dates.length - 1, Math.max(0, index))];
    if (date !== undefined) onDay(date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return onChoose();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    to(at + step);
  };
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    to(Math.floor(((clientX - left) / Math.max(1, width)) * dates.length));
  };
  const kindOf = (date: string) => {
    if (date === day) return 'departure';
    if (date > day && date <= lastDay) return 'trip';
    return low.has(date) ? 'low' : undefined;
  };
  const lines = linesOf(most);
  const heightOf = (units: number) => (units / most) * HIGH;
  const marks = dates.filter((_, index) => index % 15 === 0);
  return (
    <Whole>
      <Lines aria-hidden>
        {lines.map((line) => (
          <span key={line} style={{ bottom: `calc(22px + (100% - 22px) * ${line / most})` }}>
            {writeUnits(line)}
          </span>
        ))}
      </Lines>
      <Bars
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={dates.length}
        aria-valuenow={at + 1}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) point(event);
        }}
      >
        <svg viewBox={`0 0 ${dates.length * WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map((line) => (
            <path key={line} d={`M0 ${HIGH - heightOf(line)}H${dates.length * WIDE}`} />
          ))}
          {dates.map((date, index) => {
            const high = heightOf(prices.get(date)?.units ?? 0);
            return (
              <rect
                key={date}
                data-is={kindOf(date)}
                x={index * WIDE + 2}
                y={HIGH - high}
                width={WIDE - 4}
                height={high}
              />
            );
          })}
        </svg>
      </Bars>
      <Dates aria-hidden>
        {marks.map((date) => (
          <span key={date} style={{ left: `${(dates.indexOf(date) / dates.length) * 100}%` }}>
            {writeDay(date)}
          </span>
        ))}
      </Dates>
    </Whole>
  );
}
