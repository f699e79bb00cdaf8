import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { ErrorPage, ShellFailure } from '../pages/error-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { ErrorCatcher } from './error-catcher.tsx';
import { ERROR_PATH } from './error-path.ts';
import { type HostParts, useHost } from './host-context.ts';
import { Marked } from './marked.tsx';
import { RemotePage } from './remote-page.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

const reload = () => window.location.reload();

/** The shell of an edge that does not tell its version. */
const NOBODY = { name: 'host', version: '', owner: '' };

/** The router's routes out of the registry's claims: the shell names no page of its own but its errors. */
const routesOf = ({ pages, registry: { host, disabled = [] } }: HostParts): RouteObject[] => [
  {
    element: <Shell />,
    children: [
      ...pages.all.map((claimed) => ({
        path: claimed.claim.path,
        element: <RemotePage key={claimed.claim.path} claimed={claimed} />,
      })),
      // What is off comes back with a document that says so.
      ...disabled.flatMap((remote) =>
        remote.claims.map(({ path }) => ({
          path,
          element: (
            <Marked key={path} by={{ ...remote, version: '' }} state="failed">
              <ErrorPage kind="off" onRetry={reload} />
            </Marked>
          ),
        })),
      ),
      {
        path: ERROR_PATH,
        element: (
          <Marked by={{ ...NOBODY, ...host }} state="ready">
            <ErrorPage kind="internal" onRetry={reload} />
          </Marked>
        ),
      },
      {
        path: '*',
        element: (
          <Marked by={{ ...NOBODY, ...host }} state="ready">
            <ErrorPage kind="not-found" />
          </Marked>
        ),
      },
    ],
  },
];

/** Every page of the site, in the frame that its claim asks for. */
export function AppRoutes() {
  const { pages, registry } = useHost();
  const routes = useRoutes(useMemo(() => routesOf({ pages, registry }), [pages, registry]));
  return (
    <>
      <ErrorCatcher fallback={(error, retry) => <ShellFailure error={error} onRetry={retry} />}>
        {routes}
      </ErrorCatcher>
      <ScrollMemory />
    </>
  );
}
