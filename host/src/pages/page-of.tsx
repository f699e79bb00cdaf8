import { ERROR_PATH } from '@alisio/platform/addresses/choose-claim.ts';
import type { Missing } from '@alisio/platform/sdk/app';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHost } from '../remotes/host-context.ts';
import type { ClaimedPage, PausedPage } from '../remotes/remote-pages.ts';
import { Marked, type PageMark } from '../shown-page/marked.tsx';
import { ErrorPage } from './error-page.tsx';
import { RemotePage } from './remote-page.tsx';

const reload = () => window.location.reload();

/** The shell of an edge that does not tell its version. */
const NOBODY = { name: 'host', version: '', owner: '' };

/** Waits in its boundary, in a page that the edge drew. */
function Here({ children }: { children: ReactNode }) {
  const { own } = useHost().drawn;
  if (own) use(own);
  return children;
}

/** A page of the shell's own. What the edge drew of it stands until its messages are here. */
function Own({ by, state, children }: PageMark & { children: ReactNode }) {
  const { drawn } = useHost();
  useEffect(
    () => () => {
      drawn.own = undefined;
      drawn.missing = undefined;
    },
    [drawn],
  );
  return (
    <Suspense fallback={null}>
      <Here>
        <Marked by={by} state={state}>
          {children}
        </Marked>
      </Here>
    </Suspense>
  );
}

const Nobody = ({ by, kind = 'not-found' }: { by: PageMark['by']; kind?: Missing }) => (
  <Own by={by} state="ready">
    <ErrorPage kind={kind} />
  </Own>
);

const Paused = ({ remote }: Pick<PausedPage, 'remote'>) => (
  // What is off comes back with a document that says so.
  <Own by={{ ...remote, version: '' }} state="failed">
    <ErrorPage kind="off" onRetry={reload} />
  </Own>
);

/** §8: a failure is shown with its message; nothing failed here but what the address is named for. */
const ASKED_FOR = 500;

/** What stands at an address: the page of the claim that has it, that it is paused, or one of the shell's own, its errors. */
export function PageOf({ claimed }: { claimed: ClaimedPage | PausedPage | undefined }) {
  const { registry, drawn } = useHost();
  const { pathname } = useLocation();
  const shell = { ...NOBODY, ...registry.host };
  if (pathname === ERROR_PATH)
    return (
      <Own by={shell} state="ready">
        <ErrorPage kind="internal" status={ASKED_FOR} onRetry={reload} />
      </Own>
    );
  if (!claimed) return <Nobody key={pathname} by={shell} />;
  const { path } = claimed.claim;
  if (!('record' in claimed)) return <Paused key={path} remote={claimed.remote} />;
  // The edge was told by the page's loader. Who comes back here asks it.
  if (drawn.missing?.path === pathname)
    return <Nobody key={pathname} by={claimed.remote} kind={drawn.missing.kind} />;
  return <RemotePage key={path} claimed={claimed} />;
}
