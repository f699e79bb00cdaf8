import { type AppParts, AppProviders } from '@alisio/platform/sdk/app';
import type { ReactNode } from 'react';
import { HostProvider } from './remotes/host-context.ts';
import type { RemotePages } from './remotes/remote-pages.ts';

interface AppProps {
  app: AppParts;
  pages: RemotePages;
  /** the router, a browser's or a server's */
  children?: ReactNode;
}

/** Everything around the router. Safe to render on a server: nothing here belongs to more than one request. */
export function App({ app, pages, children }: AppProps) {
  return (
    <AppProviders app={app}>
      <HostProvider value={{ registry: app.bootstrap.registry, pages }}>{children}</HostProvider>
    </AppProviders>
  );
}
