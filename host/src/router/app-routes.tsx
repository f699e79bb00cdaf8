import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { InternalError } from '../pages/internal-error.tsx';
import { NotFound } from '../pages/not-found.tsx';
import type { RemotePages } from '../remotes/remote-pages.ts';
import { Shell } from '../shell/shell.tsx';
import { ErrorCatcher } from './error-catcher.tsx';
import { useHost } from './host-context.ts';
import { RemotePage } from './remote-page.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

/** The router's routes out of the registry's claims: the shell names no page of its own but "not found". */
const routesOf = ({ all }: RemotePages): RouteObject[] => [
  {
    element: <Shell />,
    children: [
      ...all.map((claimed) => ({
        path: claimed.claim.path,
        element: <RemotePage key={claimed.claim.path} claimed={claimed} />,
      })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** Every page of the site, in the frame that its claim asks for. */
export function AppRoutes() {
  const { pages } = useHost();
  const routes = useRoutes(useMemo(() => routesOf(pages), [pages]));
  return (
    <>
      <ErrorCatcher fallback={(_error, retry) => <InternalError onRetry={retry} />}>{routes}</ErrorCatcher>
      <ScrollMemory />
    </>
  );
}
