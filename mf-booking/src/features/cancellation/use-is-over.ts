import { serverNow } from '@alisio/platform/sdk/api';
import { useEffect, useState } from 'react';

/** A device that slept, or a clock that was set, is noticed so soon, in milliseconds. */
const LOOKS_EVERY = 30_000;

/** By the server's clock; by this one until the API has answered. */
const nowThere = () => serverNow() ?? Date.now();

/** Whether a moment (UTC, ISO 8601) is over by the server's clock; says so, too, when it passes while it is looked at. */
export function useIsOver(until: string): boolean {
  const [now, setNow] = useState(nowThere);
  const left = Date.parse(until) - now;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const look = () => setNow(nowThere());
    const timer = setInterval(look, Math.min(left, LOOKS_EVERY));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOver, left]);
  return isOver;
}
