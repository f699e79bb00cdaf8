import { useCallback, useEffect, useRef } from 'react';

/**
 * One payment is followed at a time. @returns what begins to follow one: the signal ends when another one is followed,
 * or the page is left
 */
export function useOneFollowed(): () => AbortSignal {
  const last = useRef<AbortController>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      last.current?.abort();
    };
  }, []);
  return useCallback(() => {
    last.current?.abort();
    const control = new AbortController();
    last.current = control;
    if (isGone.current) control.abort();
    return control.signal;
  }, []);
}
