import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenFirstViewDone } from './first-view.ts';
import { painted } from './moments.ts';

export interface LatePartOptions {
  /** Fetched ahead once the browser is idle: for what most visitors open, so that no press waits for its code. */
  ahead?: boolean;
}

/**
 * A part whose code comes when it is wanted: a calendar, a panel. It asks again after a failure: a lost connection
 * costs a press, not the page. What a page must not go without once it is to be shown, that a payment failed for
 * instance, is a `lateComponent`: there a failure is the page's, with the message and the retry of its border.
 *
 * `coming` is true from the press on: what was pressed looks so at once, however long the part takes.
 *
 * `want` and `warm` stay the same functions, so that an effect may call them.
 *
 * @param load brings the part; called more than once at worst, the loader of modules keeps what arrived
 */
export function useLatePart<T extends object>(
  load: () => Promise<T>,
  { ahead = false }: LatePartOptions = {},
) {
  const [part, setPart] = useState<T>();
  const [coming, setComing] = useState(false);

  const loads = useRef(load);
  useLayoutEffect(() => {
    loads.current = load;
  });

  /** Brings the part, after the paint that answers the press; false when it could not be fetched. */
  const want = useCallback(async (): Promise<boolean> => {
    setComing(true);
    try {
      const [loaded] = await Promise.all([loads.current(), painted()]);
      setPart(() => loaded);
      return true;
    } catch (cause) {
      console.warn('late part', cause);
      return false;
    } finally {
      setComing(false);
    }
  }, []);
  /** Fetches it ahead, when a hand comes near; what fails here is asked for again when it is wanted. */
  const warm = useCallback(() => {
    loads.current().catch((cause: unknown) => console.warn('late part', cause));
  }, []);
  useEffect(() => (ahead ? whenFirstViewDone(warm) : undefined), [ahead, warm]);
  return { part, coming, want, warm };
}
