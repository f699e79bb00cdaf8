import styled from '@emotion/styled';
import { LinkButton } from '../button/index.ts';
import { pageTitle } from '../focus/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';
import { Countdown, type CountdownProps, type TimeLeft } from './countdown.tsx';

const { space, text } = tokens;

/** §9: how long shown prices hold. */
const TOTAL_SECONDS = 15 * 60;
/** With this much left, more can be asked for: enough to press it. */
const RENEWS_SECONDS = 2 * 60;

/** Beside the search on a wide window; on a phone the ring and the minutes alone. */
const Shown = styled(Countdown, ownProps('unknown'))<{ unknown: boolean }>`
  visibility: ${({ unknown }) => (unknown ? 'hidden' : 'visible')};

  & [role='timer'] {
    gap: ${space[2]};
  }

  /* Above the clock's own, whichever of the two the page brings first. */
  && b {
    display: inline-block;
    min-width: 3em;
    font-size: ${text[14]};
    font-variant-numeric: tabular-nums;
  }

  && [role='timer'] svg {
    width: 20px;
    height: 20px;
  }

  & button {
    margin-left: ${space[2]};
  }

  ${media.belowMd} {
    /* What can be pressed takes the ring's room: nothing beside it moves. */
    & :has(> span button) > svg {
      display: none;
    }

    & button {
      display: block;
      margin-left: 0;
      line-height: 1;
    }

    & small {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  ${media.md} {
    & small {
      font-size: inherit;
    }

    && b {
      font-size: ${text[18]};
    }

    && [role='timer'] svg {
      width: 32px;
      height: 32px;
    }
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export interface PriceClockProps extends Pick<CountdownProps, 'now' | 'onEnd'> {
  /** UTC, ISO 8601; nothing while the prices are on their way: it keeps its room */
  expiresAt: string | undefined;
  /** asks for the prices of now, offered near the end; nothing where that goes by itself */
  onRenew?: (() => void) | undefined;
  words: {
    /** before the minutes: "Precios firmes" */
    firm: string;
    /** in their place when the time is up */
    over: string;
    renew?: string;
    minutes: (count: number) => string;
    /** read out at few moments; 0 when the time is up */
    left: (minutes: number) => string;
  };
}

/** How long shown prices hold, by the server's clock (§4, §9). */
export function PriceClock({ expiresAt, onRenew, words, now, onEnd }: PriceClockProps) {
  // What is pressed goes with the time that it is pressed for.
  const renew = () => {
    pageTitle()?.focus({ preventScroll: true });
    onRenew?.();
  };
  const said = ({ minutes, seconds }: TimeLeft) => (
    <>
      {minutes > 0 ? (
        <>
          <small>{words.firm} </small>
          <b>{words.minutes(minutes)}</b>
        </>
      ) : (
        <small>{words.over}</small>
      )}
      {onRenew && seconds <= RENEWS_SECONDS ? <LinkButton onClick={renew}>{words.renew}</LinkButton> : null}
    </>
  );
  return (
    <Shown
      // Other prices, another clock: what was read out of the one before is not gone on from.
      key={expiresAt}
      unknown={expiresAt === undefined}
      endsAt={expiresAt === undefined ? undefined : Date.parse(expiresAt)}
      totalSeconds={TOTAL_SECONDS}
      text={said}
      announcement={({ minutes }) => words.left(minutes)}
      {...(now ? { now } : {})}
      {...(onEnd ? { onEnd } : {})}
    />
  );
}
