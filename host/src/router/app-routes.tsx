import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { ErrorPage, ShellFailure } from '../pages/error-page.tsx';
import type { RemotePages } from '../remotes/remote-pages.ts';
import { Shell } from '../shell/shell.tsx';
import { ErrorCatcher } from './error-catcher.tsx';
import { ERROR_PATH } from './error-path.ts';
import { useHost } from './host-context.ts';
import { RemotePage } from './remote-page.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

const reload = () => window.location.reload();

/** The router's routes out of the registry's claims: the shell names no page of its own but its errors. */
const routesOf = ({ all }: RemotePages): RouteObject[] => [
  {
    element: <Shell />,
    children: [
      ...all.map((claimed) => ({
        path: claimed.claim.path,
        element: <RemotePage key={claimed.claim.path} claimed={claimed} />,
      })),
      { path: ERROR_PATH, element: <ErrorPage kind="internal" onRetry={reload} /> },
      { path: '*', element: <ErrorPage kind="not-found" /> },
    ],
  },
];

/** Every page of the site, in the frame that its claim asks for. */
export function AppRoutes() {
  const { pages } = useHost();
  const routes = useRoutes(useMemo(() => routesOf(pages), [pages]));
  return (
    <>
      <ErrorCatcher fallback={(error, retry) => <ShellFailure error={error} onRetry={retry} />}>
        {routes}
      </ErrorCatcher>
      <ScrollMemory />
    </>
  );
}
