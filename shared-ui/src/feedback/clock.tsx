import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & b {
    font-size: ${text[18]};
    font-weight: 650;
    color: ${color.ink};
    white-space: nowrap;
  }

  & svg {
    width: 32px;
    height: 32px;
    flex: none;
    fill: none;
    stroke-width: 3;
  }
`;

export interface ClockProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is left of the time, 1 to 0. */
  fraction: number;
  /** Words with the minutes in `<b>`. */
  text: ReactNode;
  /** Little time left: the ring turns warm. Never red, never blinking. */
  soon?: boolean;
}

/** How long a price still holds: a ring that empties, and words. It counts nothing itself. */
export function Clock({ fraction, text: words, soon, ...rest }: ClockProps) {
  const left = Math.round(Math.min(Math.max(fraction, 0), 1) * 100);
  return (
    <Box role="timer" {...rest}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="13" stroke={color.lineStrong} />
        {left > 0 ? (
          <circle
            cx="16"
            cy="16"
            r="13"
            stroke={soon ? color.accentText : color.action}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${left} 100`}
            transform="rotate(-90 16 16)"
          />
        ) : null}
      </svg>
      <span>{words}</span>
    </Box>
  );
}
