import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/index.ts';
import { Clock } from './clock.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

const MINUTE = 60;
/** Few enough not to interrupt, early enough to act. */
const USUAL_MINUTES: readonly number[] = [5, 2, 1, 0];

/** Keeps the room of the words while a server cannot know them. */
const Unknown = styled.span`
  visibility: hidden;
`;

export interface TimeLeft {
  /** Begun minutes: 15 until 14 min 0 s are left, 0 when the time is up. Right for words. */
  minutes: number;
  /** Whole seconds. */
  seconds: number;
}

export interface CountdownProps {
  /** When the time is up, in milliseconds since 1970; nothing while that is not known: then it keeps its room. */
  endsAt: number | undefined;
  /** The whole time in seconds, for the ring. */
  totalSeconds: number;
  /** What is shown, with the time in `<b>`: "Tu precio se mantiene 12 min". At `minutes: 0` it says what happens now. */
  text: (left: TimeLeft) => ReactNode;
  /** What is read out when a threshold is reached. */
  announcement: (left: TimeLeft) => string;
  /** Minutes left at which it is read out. */
  announceAt?: readonly number[];
  /** Seconds left from which the ring is warm. */
  soonSeconds?: number;
  onEnd?: () => void;
  /** See `useSecondsLeft`. */
  now?: () => number | undefined;
  className?: string;
}

/** A clock that counts down to a moment. It is read out at few thresholds only, never each minute. */
export function Countdown({ endsAt, totalSeconds, text, announcement, onEnd, now, ...rest }: CountdownProps) {
  const { announceAt = USUAL_MINUTES, soonSeconds = 2 * MINUTE, className } = rest;
  const seconds = useSecondsLeft(endsAt, now);
  const before = useRef<number>(undefined);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (seconds === undefined || last === undefined || seconds >= last) return;
    const reached = announceAt.some((minutes) => last > minutes * MINUTE && seconds <= minutes * MINUTE);
    if (reached) setSpoken(announcement(timeLeft(seconds)));
  }, [seconds, announceAt, announcement]);

  const ended = seconds === 0;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (ended) end.current?.();
  }, [ended]);

  const shown = timeLeft(seconds ?? totalSeconds);
  const words = text(shown);
  return (
    <span className={className}>
      <Clock
        fraction={shown.seconds / totalSeconds}
        soon={shown.seconds <= soonSeconds}
        text={seconds === undefined ? <Unknown>{words}</Unknown> : words}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </span>
  );
}

function timeLeft(seconds: number): TimeLeft {
  return { seconds, minutes: Math.ceil(seconds / MINUTE) };
}
