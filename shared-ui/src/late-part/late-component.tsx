import { type ComponentType, useEffect, useState } from 'react';

const Nothing = () => null;

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
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  return function LateComponent(props: Props) {
    const [Part, setPart] = useState(() => here);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (here) return;
      let gone = false;
      load().then(
        ({ default: loaded }) => {
          here = loaded;
          if (!gone) setPart(() => loaded);
        },
        (cause: unknown) => {
          if (!gone) setFailure({ cause });
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    if (failure) throw failure.cause;
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
