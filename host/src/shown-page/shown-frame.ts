import type { Layout } from '@alisio/platform/sdk/remote';
import { createContext, useContext, useLayoutEffect } from 'react';

type ShowFrame = (layout: Layout | undefined) => void;

const ShowFrameContext = createContext<ShowFrame>(() => undefined);
export const ShowFrameProvider = ShowFrameContext.Provider;

/** Gives the page another layout than its claim's while this component is there: a page that became an error. */
export function useLayoutOf(layout: Layout): void {
  const show = useContext(ShowFrameContext);
  useLayoutEffect(() => {
    show(layout);
    return () => show(undefined);
  }, [layout, show]);
}
