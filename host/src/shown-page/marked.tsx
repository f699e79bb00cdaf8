import { sayAlive } from '@alisio/shared-ui/hydration';
import { type ReactNode, useEffect } from 'react';
import { MAIN_ID } from './page-head.ts';

export interface PageMark {
  /** `host` or the remote whose page it is; `version` is empty where nobody's code shows */
  by: { name: string; version: string; owner: string };
  state: 'loading' | 'ready' | 'failed';
}

/**
 * Says in the document whose page stands in the main part: for the overlay, tests and who looks at the source.
 * Stands around what it speaks of, so that what takes its place speaks last.
 */
export function Marked({
  by: { name, version, owner },
  state,
  children,
}: PageMark & { children: ReactNode }) {
  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (main) Object.assign(main.dataset, { remote: name, version, owner, state });
    sayAlive(main);
  }, [name, version, owner, state]);
  return children;
}
