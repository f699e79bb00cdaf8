import { type ComponentType, useEffect, useState } from 'react';
import { askAgain } from './ask-again.ts';

const Nothing = () => null;

interface LateComponentOptions {
  /**
   * What it shows is an addition, without which the page is whole: while its code cannot be had, what waits stands, and
   * it is asked for again with the line, and after a while. Else a failure is the page's.
   */
  isExtra?: boolean;
}

/**
 * A component whose code comes once it shows, for what a page must not go without then: that a payment failed, for
 * instance. A failure is thrown, so that the page's border says so with a retry; who shows it anew asks for it again.
 * React's `lazy` would keep its first failure for as long as the page's code stays.
 *
 * @param load a dynamic import of its module
 * @param Waiting stands in its place until then; nothing unless told
 */
export function lateComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType = Nothing,
  { isExtra = false }: LateComponentOptions = {},
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  return function LateComponent(props: Props) {
    const [Part, setPart] = useState(() => here);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    const [failures, setFailures] = useState(0);
    useEffect(() => {
      if (here) return;
      let gone = false;
      let stop: (() => void) | undefined;
      load().then(
        ({ default: loaded }) => {
          here = loaded;
          if (!gone) setPart(() => loaded);
        },
        (cause: unknown) => {
          if (isExtra) console.warn('late part', cause);
          if (gone) return;
          if (isExtra) stop = askAgain(failures + 1, () => setFailures(failures + 1));
          else setFailure({ cause });
        },
      );
      return () => {
        gone = true;
        stop?.();
      };
    }, [failures]);
    if (failure) throw failure.cause;
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
