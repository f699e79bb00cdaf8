import { type AppParts, AppProviders } from '@alisio/platform/sdk/app';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { HostProvider, type MissingPage } from '../remotes/host-context.ts';
import type { LearnRest } from '../remotes/learn-rest.ts';
import type { ClaimedPage, RemotePages } from '../remotes/remote-pages.ts';
import { AppRoutes } from './app-routes.tsx';

interface AppProps {
  app: AppParts;
  pages: RemotePages;
  /** the page that the edge drew, and that is taken over */
  drawn?: ClaimedPage | undefined;
  /** of a page of the shell's own that the edge drew: its messages, when they are here */
  own?: Promise<unknown> | undefined;
  /** that the edge drew that there is nothing at an address of a remote's page */
  missing?: MissingPage | undefined;
  children?: ReactNode;
}

/** Everything around the router. Safe to render on a server: nothing here belongs to more than one request. */
export function App({ app, pages, drawn, own, missing, children }: AppProps) {
  const { registry } = app.bootstrap;
  const parts = useMemo(
    () => ({ registry, pages, drawn: { page: drawn, own, missing } }),
    [registry, pages, drawn, own, missing],
  );
  return (
    <AppProviders app={app}>
      <HostProvider value={parts}>{children}</HostProvider>
    </AppProviders>
  );
}

interface SiteProps extends AppProps {
  /** the browser's, or one of a server that stays at its address */
  router: ComponentType<{ learn: LearnRest; children: ReactNode }>;
}

/**
 * The whole site at an address, drawn by a server and by a browser from the same elements: React finds what it is to
 * take over by their order. `children` show nothing.
 */
export function Site({ router: Router, children, ...app }: SiteProps) {
  return (
    <App {...app}>
      <Router learn={app.pages.learn}>
        <AppRoutes />
      </Router>
      {children}
    </App>
  );
}
