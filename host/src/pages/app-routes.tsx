import { ERROR_PATH } from '@alisio/platform/addresses/choose-claim.ts';
import type { Missing } from '@alisio/platform/sdk/app';
import { isKnownAddress } from '@alisio/platform/sdk/registry';
import { type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { type RouteObject, useLocation, useParams } from 'react-router';
import { ErrorCatcher } from '../late-parts/error-catcher.tsx';
import { type HostParts, useHost } from '../remotes/host-context.ts';
import type { ClaimedPage, PausedPage, RemotePages } from '../remotes/remote-pages.ts';
import { AtBrowserPlace } from '../router/browser-place.tsx';
import { ScrollMemory } from '../router/scroll-memory.tsx';
import { Shell } from '../shell/shell.tsx';
import { Marked, type PageMark } from '../shown-page/marked.tsx';
import { ErrorPage, ShellFailure, useErrorPageAtHand } from './error-page.tsx';
import { RemotePage } from './remote-page.tsx';
import { Stage } from './stage.tsx';

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

/** What stands at an address that a claim matches: its page, that it is paused, or nobody's for one it does not know. */
function Claimed({ claimed, shell }: { claimed: ClaimedPage | PausedPage; shell: PageMark['by'] }) {
  const { claim } = claimed;
  const { missing } = useHost().drawn;
  const { pathname } = useLocation();
  if (!isKnownAddress(claim, useParams())) return <Nobody by={shell} />;
  if (!('record' in claimed)) return <Paused key={claim.path} remote={claimed.remote} />;
  // The edge was told by the page's loader. Who comes back here asks it.
  if (missing?.path === pathname) return <Nobody by={claimed.remote} kind={missing.kind} />;
  return <RemotePage key={claim.path} claimed={claimed} />;
}

/** §8: a failure is shown with its message; nothing failed here but what the address is named for. */
const ASKED_FOR = 500;

/** The router's routes out of the registry's claims: the shell names no page of its own but its errors. */
function routesOf(claims: RemotePages['claims'], { host }: HostParts['registry']): RouteObject[] {
  const shell = { ...NOBODY, ...host };
  return [
    ...claims.map((claimed) => ({
      path: claimed.claim.path,
      element: <Claimed claimed={claimed} shell={shell} />,
    })),
    {
      path: ERROR_PATH,
      element: (
        <Own by={shell} state="ready">
          <ErrorPage kind="internal" status={ASKED_FOR} onRetry={reload} />
        </Own>
      ),
    },
    { path: '*', element: <Nobody by={shell} /> },
  ];
}

/** Beside the routes: their contexts stay the same, so that nothing reaches a page that is not taken over yet. */
function ErrorPageAtHand() {
  useErrorPageAtHand();
  return null;
}

/** Every page of the site, in the frame that its claim asks for. */
export function AppRoutes() {
  const { pages, registry } = useHost();
  // More claims may have been learned for the address that comes: pages that stand keep theirs.
  const routesNow = useMemo(() => {
    let [claims, routes] = [pages.claims, routesOf(pages.claims, registry)];
    return () => {
      if (claims !== pages.claims) [claims, routes] = [pages.claims, routesOf(pages.claims, registry)];
      return routes;
    };
  }, [pages, registry]);
  return (
    <>
      <ErrorCatcher
        fallback={(error, retry) => (
          <AtBrowserPlace>
            <ShellFailure error={error} onRetry={retry} />
          </AtBrowserPlace>
        )}
      >
        <Shell>
          <Stage routesOf={routesNow} />
        </Shell>
      </ErrorCatcher>
      <AtBrowserPlace>
        <ScrollMemory />
        <ErrorPageAtHand />
      </AtBrowserPlace>
    </>
  );
}
